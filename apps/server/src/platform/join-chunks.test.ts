import fc from 'fast-check';
import { expect, test } from 'vitest';
import { longestTurn } from '../../test/servers/loop-time.ts';
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

test('Sixteen megabytes, in many chunks or in one, hold nobody up', async () => {
  const million = 1024 * 1024;
  const many = Array.from({ length: 256 }, () => Buffer.alloc(million / 16, 1));
  for (const chunks of [many, [Buffer.alloc(16 * million, 1)]])
    expect(await longestTurn(async () => void (await joinChunks(chunks)))).toBeLessThan(25);
});
