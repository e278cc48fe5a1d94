import { setImmediate as later } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBatch } from './batch.ts';

test('A single request is answered at once, and concurrent ones are read together', async () => {
  const loads: string[][] = [];
  const read = createBatch(async (keys) => {
    loads.push([...keys]);
    await later();
    return new Map(keys.map((key) => [key, key.toUpperCase()]));
  });
  const all = await Promise.all(['a', 'b', 'c', 'b'].map((key) => read(key)));
  expect(all).toEqual(['A', 'B', 'C', 'B']);
  expect(loads).toEqual([['a'], ['b', 'c']]);
});

test('An answer is never older than its question', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom('ask', 'wait', 'change'), { maxLength: 40 }), async (steps) => {
      let version = 0;
      const read = createBatch(async (keys) => {
        const seen = version;
        await later();
        return new Map(keys.map((key) => [key, seen]));
      });
      const answers: Promise<boolean>[] = [];
      for (const step of steps) {
        if (step === 'change') version += 1;
        if (step === 'wait') await later();
        if (step === 'ask') {
          const asked = version;
          answers.push(read('one').then((seen) => (seen ?? -1) >= asked));
        }
      }
      expect(await Promise.all(answers)).not.toContain(false);
    }),
  );
});

test('A failure reaches every waiting request, and the next one tries again', async () => {
  let fails = true;
  const read = createBatch(async (keys) => {
    if (fails) throw new Error('away');
    return new Map(keys.map((key) => [key, 1]));
  });
  await expect(Promise.all([read('a'), read('b')])).rejects.toThrow('away');
  await later();
  fails = false;
  expect(await read('a')).toBe(1);
  expect(await createBatch(async () => new Map())('unknown')).toBeUndefined();
});
