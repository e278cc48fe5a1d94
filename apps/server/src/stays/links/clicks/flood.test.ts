import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember } from '../../../../test/people.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import { clicksOf, visit } from '../../../../test/stays/clicks.ts';
import { publishPost } from '../../../../test/stays/lists.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
});
afterAll(() => app?.close());

test('Up to 600 clicks a minute count for an address; more are redirected without reference, others unaffected', async () => {
  const { hotel_link: link } = await publishPost(app, { as: await createMember(app) });
  const flood = async () => {
    const found = new Set<string | null>();
    for (let asked = 0; asked < 600 / 20; asked += 1) found.add((await visit(app, link)).clickId);
    return [...found];
  };
  const references = new Set((await Promise.all(Array.from({ length: 20 }, flood))).flat());
  expect([...references]).toEqual([expect.any(String)]);
  const next = await visit(app, link);
  expect([next.status, next.clickId]).toEqual([302, null]);
  expect(next.location).toContain('/partner/hotels/');
  expect((await visit(app, link, { from: '192.0.2.2' })).clickId).toEqual(expect.any(String));
  expect(await clicksOf(app, link)).toHaveLength(2);
});
