import autocannon from 'autocannon';

export interface Load {
  requestsPerSecond: number;
  p99Ms: number;
}

/** Asks one address again and again; fails when an answer is no success, because a fast error is no speed. */
export async function load(
  url: string,
  options: { seconds: number; connections?: number; headers?: Record<string, string> },
): Promise<Load> {
  const result = await autocannon({
    url,
    duration: options.seconds,
    connections: options.connections ?? 16,
    ...(options.headers === undefined ? {} : { headers: options.headers }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were no success, ${result.errors} failed`);
  return { requestsPerSecond: result.requests.average, p99Ms: result.latency.p99 };
}

/** Measures two addresses in turn, so that whatever else the machine does weighs on both alike; answers the better half's mean of each. */
export async function loadInTurn(
  one: { url: string; headers?: Record<string, string> },
  other: { url: string; headers?: Record<string, string> },
  rounds: number,
): Promise<[Load, Load]> {
  const seconds = 3;
  const loads: [Load[], Load[]] = [[], []];
  await load(one.url, { ...one, seconds: 2 });
  await load(other.url, { ...other, seconds: 2 });
  for (let round = 0; round < rounds; round += 1) {
    loads[0].push(await load(one.url, { ...one, seconds }));
    loads[1].push(await load(other.url, { ...other, seconds }));
  }
  return [middle(loads[0]), middle(loads[1])];
}

function middle(loads: Load[]): Load {
  const sorted = [...loads].sort((a, b) => a.requestsPerSecond - b.requestsPerSecond);
  return sorted[Math.floor(sorted.length / 2)] ?? { requestsPerSecond: 0, p99Ms: 0 };
}
