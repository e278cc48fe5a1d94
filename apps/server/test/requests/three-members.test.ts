import fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import { startSandbox, type TestSandbox } from '../sandbox.ts';
import { startApp, type TestApp } from '../start-app.ts';
import { expectKeptApart, expectOwnTakeouts } from '../three-members/reads.ts';
import { steps, take } from '../three-members/steps.ts';
import { threeMembers } from '../three-members/world.ts';

let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp(sandbox.env);
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

/** The same steps every time, so that a failure is what was changed last; other seeds and more runs take others. */
const { STAYLORE_TEST_RUNS: runs = '2', STAYLORE_TEST_SEED: seed = '10' } = process.env;

test(
  'In any sequence of steps by three members, none reads or changes another’s private or archived data',
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const world = await threeMembers(app);
        for (const step of all) {
          await take(world, step);
          await expectKeptApart(world);
        }
        await expectOwnTakeouts(world);
      }),
      { numRuns: Number(runs), endOnFailure: true, seed: Number(seed) },
    );
  },
  60_000 * Number(runs),
);
