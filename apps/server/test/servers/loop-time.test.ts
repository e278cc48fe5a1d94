import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { longestTurn } from './loop-time.ts';

/** Keeps this thread computing for that many milliseconds of its CPU time. */
function compute(milliseconds: number): void {
  const begun = process.threadCpuUsage();
  const spent = () => {
    const { user, system } = process.threadCpuUsage(begun);
    return (user + system) / 1000;
  };
  while (spent() < milliseconds);
}

async function inTurns(each: readonly number[]): Promise<void> {
  for (const milliseconds of each) {
    await nextTurn();
    compute(milliseconds);
  }
}

test('The longest turn of the event loop is that of one long piece of work, first or last, and not of many short ones', async () => {
  const short = Array.from({ length: 30 }, () => 3);
  for (const turns of [[60], [60, ...short], [...short, 60]])
    expect(await longestTurn(() => inTurns(turns))).toBeGreaterThanOrEqual(60);
  // A collection of garbage may fall into one of them.
  const tries = [];
  for (let time = 0; time < 3; time += 1) tries.push(await longestTurn(() => inTurns(short)));
  expect(Math.min(...tries)).toBeLessThan(45);
});
