import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createArchives, refusalOf } from '../test/made-export.ts';
import { refusalReasons } from './archive/refusal.ts';

let archives: Awaited<ReturnType<typeof createArchives>>;
let whole: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  archives = await createArchives();
  const { parts } = await archives.exported({ layout: 'both', posts: 8 });
  whole = new Uint8Array(await (parts[0] as Blob).arrayBuffer());
});
afterAll(() => archives?.close());

const outcomes = ['was read', ...refusalReasons];
const nearTheEnd = fc.tuple(fc.nat({ max: 2500 }), fc.nat({ max: 255 }));
const anywhere = fc.tuple(fc.nat(), fc.nat({ max: 255 }));

test('However an archive is broken, it is read or refused for a reason, and nothing else happens', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(nearTheEnd, { maxLength: 6 }),
      fc.array(anywhere, { maxLength: 4 }),
      async (late, early) => {
        const bytes = whole.slice();
        for (const [back, value] of late) bytes[bytes.length - 1 - back] = value;
        for (const [at, value] of early) bytes[at % bytes.length] = value;
        expect(outcomes).toContain(await refusalOf([new Blob([bytes])]));
      },
    ),
    { numRuns: 400 },
  );
});

test('Cut off anywhere, an archive is never read', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (at) => {
      expect(await refusalOf([new Blob([whole.slice(0, at % whole.length)])])).toMatch(/truncated|not_a_zip/);
    }),
    { numRuns: 150 },
  );
});
