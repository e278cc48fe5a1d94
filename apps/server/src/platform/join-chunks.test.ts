import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinChunks } from './join-chunks.ts';

test('Chunks of any lengths become the same bytes in the same order', async () => {
  const chunks = fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(chunks, fc.nat(3), async (few, large) => {
      const all = [
        ...few,
        ...Array.from({ length: large }, (_, n) => Buffer.alloc(1_500_000, n + 1)),
        ...few,
      ];
      expect((await joinChunks(all)).equals(Buffer.concat(all))).toBe(true);
    }),
    { numRuns: 30 },
  );
});

test('Joining sixteen megabytes, in many chunks or in one, does not block other work', async () => {
  const million = 1024 * 1024;
  const many = Array.from({ length: 256 }, () => Buffer.alloc(million / 16, 1));
  for (const chunks of [many, [Buffer.alloc(16 * million, 1)]]) {
    let [turns, isOver] = [0, false];
    const turn = () => {
      turns += 1;
      if (!isOver) setImmediate(turn);
    };
    setImmediate(turn);
    await joinChunks(chunks);
    isOver = true;
    expect(turns).toBeGreaterThanOrEqual(15);
  }
});
