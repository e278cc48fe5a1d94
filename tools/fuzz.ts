import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { siteOnThisMachine, startTrialSite } from './browser/trial-site.ts';
import { runAddresses } from './fuzz/addresses.ts';
import { runCalls } from './fuzz/calls.ts';
import { readOperations } from './fuzz/operations.ts';
import { memberOf, register, visitor } from './fuzz/people.ts';
import { createReport } from './fuzz/report.ts';
import { runSequences } from './fuzz/sequences.ts';
import { runTool } from './launch/run.ts';

/**
 * `npm run fuzz [-- --seed N --requests N --rows N --url URL]`: sends requests, valid and invalid, for every call of the OpenAPI document to an
 * instance started for it, or one that already runs on this machine; fails when an answer is a 5xx, not a problem document or late, or when a
 * member can read or change another's data.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(randomInt(2 ** 30)) },
    requests: { type: 'string', default: '20000' },
    rows: { type: 'string', default: '80' },
    url: { type: 'string' },
  },
});

const say = (line: string) => console.log(line);
const demo = (name: string) => ({ email: `${name}@demo.example`, password: 'staylore-demo' });

runTool(async () => {
  const seed = Number(values.seed);
  say(`Seed ${seed}`);
  const logged: string[] = [];
  const site = values.url
    ? siteOnThisMachine(values.url)
    : await startTrialSite(say, (line) => logged.push(line));
  const report = createReport(say);
  try {
    const origin = site.url;
    const operations = await readOperations(origin);
    const people = [
      visitor(origin),
      memberOf(origin, demo('lena')),
      memberOf(origin, demo('concierge')),
      memberOf(origin, await register(origin, `fuzzed${randomInt(2 ** 40)}`)),
    ];
    const around = { people, report, seed };
    say(`${operations.length} calls, ${values.requests} requests by a visitor and three members …`);
    await runCalls(operations, { ...around, requests: Number(values.requests) });
    say('Addresses that no page links to …');
    await runAddresses({ ...around, requests: 2_000 });
    say(`${values.rows} rows of calls of three members about each other’s things …`);
    await runSequences(operations, { origin, report, rows: Number(values.rows), seed });
  } finally {
    await site.stop();
  }
  const { faults, lines } = await report.finish();
  for (const line of [...logged.slice(0, 40).map((one) => one.slice(0, 1_500)), ...lines]) say(line);
  process.exitCode = faults > 0 ? 1 : 0;
});
