/** Share of the photo network's allowance, in percent, at which we stop sending requests. */
export const pauseAtPercent = 90;
/** Share up to which pages may be prefetched. */
export const spareUpToPercent = 50;

/** The network regains access within a day; a pause without end would be one until this process ends. */
const maxWaitMinutes = 24 * 60;

/** Usage as the photo network reports it with every answer. */
export interface Usage {
  /** The highest of the counters, 0 to 100 and beyond. */
  percent: number;
  /** Minutes until access is regained, if given. */
  waitMinutes: number | null;
}

/** Reads `x-app-usage` and `x-business-use-case-usage`; unreadable headers count as no usage. */
export function readUsage(headers: Readonly<Record<string, string>>): Usage {
  const app = asRecord(parse(headers['x-app-usage']));
  const cases = Object.values(asRecord(parse(headers['x-business-use-case-usage']))).flatMap((entry) =>
    Array.isArray(entry) ? entry : [],
  );
  const counters = [app, ...cases.map(asRecord)];
  const percents = counters
    .flatMap((counter) => [counter['call_count'], counter['total_time'], counter['total_cputime']])
    .filter(isNumber);
  const waits = counters
    .map((counter) => counter['estimated_time_to_regain_access'])
    .filter(isNumber)
    .filter((minutes) => minutes > 0);
  const retryAfter = Number(headers['retry-after']);
  if (retryAfter > 0) waits.push(Math.ceil(retryAfter / 60));
  const waitMinutes = waits.length === 0 ? null : Math.min(Math.max(...waits), maxWaitMinutes);
  return { percent: Math.max(0, ...percents), waitMinutes };
}

function parse(header: string | undefined): unknown {
  if (header === undefined) return null;
  try {
    return JSON.parse(header);
  } catch {
    return null;
  }
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
