import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { visit } from '../../../test/stays/clicks.ts';
import { publishPost } from '../../../test/stays/lists.ts';
import { enqueue } from '../../platform/jobs/index.ts';
import { checkLinks } from './check-targets.ts';
import { checkTargets } from './jobs.ts';

let sandbox: TestSandbox;
let app: TestApp;
let member: TestMember;
let ahead = 0;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp(sandbox.env);
  member = await createMember(app);
  await publishPost(app, { as: member });
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

/** Advances the clock by hours and runs the check that is due; returns the link as its owner sees it. */
async function checkAfter(hours: number) {
  ahead += hours * 60 * 60 * 1000;
  app.platform.clock.setOffset(ahead);
  await enqueue(app.platform.db, checkTargets, {});
  await app.runJobs();
  return (await app.send('GET', '/api/links', { as: member })).body[0];
}

async function told(): Promise<unknown[]> {
  const { body } = await app.send('GET', '/api/notifications', { as: member });
  return body.filter((news: { kind: string }) => news.kind === 'link_broken');
}

test('A page is checked with HEAD, and with GET only if that fails', async () => {
  const asked = vi.spyOn(app.platform, 'fetchSafely');
  const check = async (fault: string) => {
    await sandbox.control({ provider: 'partner', fault });
    ahead += 25 * 60 * 60 * 1000;
    app.platform.clock.setOffset(ahead);
    asked.mockClear();
    await checkLinks(app.platform);
    return asked.mock.calls.map(([, { method = 'GET' }]) => method);
  };
  expect(await check('none')).toEqual(['HEAD']);
  expect(await check('429')).toEqual(['HEAD', 'GET']);
  asked.mockRestore();
  await sandbox.control({ provider: 'partner', fault: 'none' });
});

test('A hotel page that answers is fine, and a single failure is no verdict', async () => {
  expect((await checkAfter(0)).broken).toBeNull();
  await sandbox.control({ provider: 'partner', fault: '500' });
  expect((await checkAfter(25)).broken).toBeNull();
  expect(await told()).toEqual([]);
});

test('A link whose page keeps failing is marked broken, its creator is notified once, and it still redirects', async () => {
  expect((await checkAfter(0.1)).broken).toBeNull();
  const link = await checkAfter(0.16);
  expect(link).toMatchObject({ on: true, broken: { reason: 'failing' } });
  expect((await visit(app, link.url)).status).toBe(302);
  expect((await checkAfter(25)).broken).toMatchObject({ reason: 'failing' });
  expect(await told()).toMatchObject([{ payload: { location: 'Hotel Bergkristall', reason: 'failing' } }]);
});

test('A link whose target works again is no longer broken', async () => {
  await sandbox.control({ provider: 'partner', fault: 'none' });
  expect((await checkAfter(25)).broken).toBeNull();
});

test('A page that blocks bots does not count as broken', async () => {
  await sandbox.control({ provider: 'partner', fault: '429' });
  for (const hours of [25, 25]) expect((await checkAfter(hours)).broken).toBeNull();
  await sandbox.control({ provider: 'partner', fault: 'none' });
  expect(await told()).toHaveLength(1);
});

test('A link whose page is gone is broken at once', async () => {
  const gone = { partner_url: `${sandbox.url}/partner/nothing-here` };
  await app.platform.db.updateTable('links').set(gone).execute();
  expect((await checkAfter(25)).broken).toMatchObject({ reason: 'gone' });
  expect(await told()).toHaveLength(2);
});

test('A member’s address at one of the operator’s own services is never fetched, and seems unreachable', async () => {
  const seen = [];
  for (const target_url of [`${sandbox.url}/partner/hotels/anything`, 'https://nobody.invalid/']) {
    const own = {
      partner: 'direct',
      partner_url: null,
      target_url,
      broken_at: null,
      failed_checks: 0,
    } as const;
    await app.platform.db.updateTable('links').set(own).execute();
    seen.push([(await checkAfter(25)).broken, (await checkAfter(0.26)).broken?.reason]);
  }
  expect(seen).toEqual([
    [null, 'unreachable'],
    [null, 'unreachable'],
  ]);
});

test.each([
  ...[404, 410].map((status) => [status, 'gone', 'gone']),
  ...[401, 403, 407, 429, 451].map((status) => [status, null, null]),
  ...[500, 503].map((status) => [status, null, 'failing']),
])('A page that answers %i counts as %s, and as %s when it does so again', async (status, first, second) => {
  const anew = { broken_at: null, broken_reason: null, failed_checks: 0 };
  await app.platform.db.updateTable('links').set(anew).execute();
  const fetchSafely = (async () => ({ status, body: Readable.from([]) })) as never;
  const reasons = [];
  for (const hours of [25, 0.26]) {
    ahead += hours * 60 * 60 * 1000;
    app.platform.clock.setOffset(ahead);
    await checkLinks({ ...app.platform, fetchSafely });
    const { broken_reason } = await app.platform.db
      .selectFrom('links')
      .select('broken_reason')
      .executeTakeFirstOrThrow();
    reasons.push(broken_reason);
  }
  expect(reasons).toEqual([first, second]);
});
