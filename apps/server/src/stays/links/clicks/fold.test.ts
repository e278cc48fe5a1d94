import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { type Click, clickKey, dayOf, foldClicks } from './fold.ts';
import { createClickRecorder } from './recorder.ts';

const click: fc.Arbitrary<Click> = fc.record({
  clickId: fc.uuid().map((id) => id.replaceAll('-', '')),
  linkId: fc.integer({ min: 1, max: 4 }),
  visitor: fc.constantFrom('aa', 'bb', 'cc'),
  counted: fc.boolean(),
  at: fc.integer({ min: 0, max: 3 * 24 * 60 * 60 * 1000 }),
});

const keyOf = (one: Click) => clickKey(one.linkId, one.visitor, dayOf(one.at));

test('Folding keeps the first click per visitor, link and day, ordered by link', () => {
  fc.assert(
    fc.property(fc.array(click, { maxLength: 60 }), (clicks) => {
      const folded = foldClicks(clicks);
      expect(new Set(folded.map(keyOf)).size).toBe(folded.length);
      expect(new Set(folded.map(keyOf))).toEqual(new Set(clicks.map(keyOf)));
      for (const kept of folded) expect(clicks.find((one) => keyOf(one) === keyOf(kept))).toBe(kept);
      expect(folded.map((one) => one.linkId)).toEqual(folded.map((one) => one.linkId).sort());
      expect(foldClicks(folded)).toEqual(folded);
    }),
  );
});

test('Each click is answered once, with one reference per visitor, link and day, in any order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(click, fc.boolean()), { maxLength: 40 }), async (arriving) => {
      const table = new Map<string, string>();
      const recorder = createClickRecorder(async (clicks) => {
        const earlier = new Map<string, string>();
        for (const one of clicks) {
          const there = table.get(keyOf(one));
          if (there === undefined) table.set(keyOf(one), one.clickId);
          else earlier.set(keyOf(one), there);
        }
        return { live: new Map([1, 2, 3].map((id) => [id, 7])), earlier };
      });
      const answers = await Promise.all(
        arriving.map(async ([one, pauses]) => {
          if (pauses) await new Promise((resolve) => setImmediate(resolve));
          return { one, answer: await recorder.record(one) };
        }),
      );
      for (const { one, answer } of answers) {
        const leadsOn = one.linkId !== 4;
        expect(answer).toEqual(leadsOn ? { clickId: table.get(keyOf(one)), revision: 7 } : null);
      }
    }),
  );
});

test('A temporary error of PostgreSQL is retried, and a permanent one reaches every waiting click', async () => {
  let tries = 0;
  const one: Click = { clickId: 'x', linkId: 1, visitor: 'aa', counted: true, at: 0 };
  const stubborn = createClickRecorder(async () => {
    tries += 1;
    if (tries < 3) throw Object.assign(new Error('deadlock'), { code: '40P01' });
    return { live: new Map([[1, 0]]), earlier: new Map() };
  });
  expect(await stubborn.record(one)).toEqual({ clickId: 'x', revision: 0 });
  const broken = createClickRecorder(async () => {
    throw new Error('the database is away');
  });
  const answers = await Promise.allSettled([broken.record(one), broken.record({ ...one, visitor: 'bb' })]);
  expect(answers.map((answer) => answer.status)).toEqual(['rejected', 'rejected']);
});

test('Concurrent clicks share a commit, also when readers return one after another', async () => {
  // The recorder's timer fires when the test says so, however busy the machine is.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  const sizes: number[] = [];
  const recorder = createClickRecorder(async (clicks) => {
    sizes.push(clicks.length);
    await turn();
    return { live: new Map([[1, 0]]), earlier: new Map() };
  });
  const from = (visitor: number): Click => ({
    clickId: `click${visitor}`,
    linkId: 1,
    visitor: String(visitor),
    counted: true,
    at: 0,
  });
  await Promise.all([1, 2, 3, 4].map((visitor) => recorder.record(from(visitor))));
  const again = [from(5), from(6)].map((click) => recorder.record(click));
  await turn();
  await Promise.all([...again, ...[from(7), from(8)].map((click) => recorder.record(click))]);
  expect(sizes).toEqual([4, 4]);
  const alone = recorder.record(from(9));
  await turn();
  await vi.advanceTimersByTimeAsync(1);
  await alone;
  expect(sizes).toEqual([4, 4, 1]);
  vi.useRealTimers();
});
