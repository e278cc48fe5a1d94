import { runSteps, type Tally } from './check/step.ts';
import { steps } from './check/steps.ts';
import { runCluster, runWalk } from './test/cluster.ts';
import { runPlaywright } from './test/playwright.ts';
import { quickTests } from './test/quick-tests.ts';
import { runVitest } from './test/vitest.ts';

const say = (line: string) => console.log(line);
const parts: Readonly<Record<string, { title: string; run(): Promise<Tally> }>> = {
  check: { title: 'Static checks', run: () => runSteps(steps, say) },
  unit: {
    title: 'Unit and API tests, requests spread over two server processes',
    run: () => runVitest({ STAYLORE_TEST_PROCESSES: '2' }),
  },
  e2e: { title: 'Browser journeys', run: () => runPlaywright() },
  cluster: { title: 'Tests that start PgBouncer and replicas', run: () => runCluster(say) },
  walk: { title: 'The walk of a new operator', run: () => runWalk() },
  types: {
    title: 'Types, format and lint',
    run: () =>
      runSteps(
        steps.filter(({ name }) => /^(types|format)/.test(name)),
        say,
      ),
  },
  quick: {
    title: 'Tests without a database, and those beside what has changed',
    run: async () => runVitest({}, await quickTests()),
  },
};
const all = ['check', 'unit', 'e2e'];

/** `npm test`: everything, or the named parts; `npm run test:fast`: types and quick. Ends with the total on its own line. */
const named = process.argv.slice(2);
const unknown = named.filter((name) => !parts[name]);
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
let passed = 0;
const failures: string[] = [];
for (const [name, part] of Object.entries(parts)) {
  if (!(named.length > 0 ? named : all).includes(name)) continue;
  const begin = performance.now();
  console.log(`\n== ${part.title}`);
  const tally = await part.run();
  passed += tally.passed;
  failures.push(...tally.failures);
  const seconds = Math.round((performance.now() - begin) / 1000);
  console.log(`== ${part.title}: ${tally.passed} passed, ${tally.failures.length} failed, ${seconds} s`);
}
// A long run is often read from its end: the failures are repeated there.
for (const failure of failures) console.log(`\nFAILED ${failure}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;
