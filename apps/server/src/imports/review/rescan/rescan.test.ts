import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hurryJobs } from '../../../../test/database/queue.ts';
import { createMember, type TestMember } from '../../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import { enqueue } from '../../../platform/jobs/index.ts';
import { rescanAll, rescanSchedules } from './jobs.ts';

let sandbox: TestSandbox;
let app: TestApp;
let day = 0;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp(sandbox.env);
});

// A handle belongs to one member; each test begins on a later day, when nothing read before is fresh.
beforeEach(async () => {
  await app.platform.db.deleteFrom('claimed_handles').execute();
  day += 2;
  app.platform.clock.setOffset(day * 86_400_000);
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

const handle = 'lena.wanders';

interface Hit {
  source_post_id: string;
  caption: string;
  created_at: string;
}

async function claim(as: TestMember, { rescan = true, confirmed = true } = {}) {
  await app.send('POST', '/api/claims', { as, body: { handle } });
  const confirmed_at = confirmed ? app.platform.clock.now() : null;
  await app.platform.db
    .updateTable('claimed_handles')
    .set({ confirmed_at })
    .where('user_id', '=', as.id)
    .execute();
  const { status } = await app.send('PUT', `/api/claims/${handle}`, { as, body: { rescan } });
  expect(status).toBe(200);
}

/** All stays of the account, as far back as one run goes. */
async function allHits(): Promise<Hit[]> {
  const hits: Hit[] = [];
  let pagination: string | null = null;
  for (let page = 0; page < 4; page += 1) {
    const query: string = pagination === null ? '' : `?pagination=${pagination}`;
    const { body } = await app.send('GET', `/api/newposts/0/nolocation/${handle}/noLat/noLong${query}`);
    hits.push(...body.posts);
    pagination = body.pagination;
    if (pagination === null) break;
  }
  return hits;
}

/** Adds posts to the import of the handle, where they wait for a decision. */
async function putUp(as: TestMember, hits: readonly Hit[], source = 'scan') {
  const posts = hits.map((hit) => hit.source_post_id);
  const { status, body } = await app.send('POST', '/api/imports/scan', {
    as,
    body: { source, handle, posts },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.import;
}

/** What the schedule does. */
async function look(): Promise<void> {
  await enqueue(app.platform.db, rescanAll, {});
  await app.runJobs();
}

const notificationKind = async (as: TestMember) =>
  (await app.send('GET', '/api/notifications?limit=50', { as })).body.filter(
    (news: { kind: string }) => news.kind === 'new_stays',
  );
const importsOf = async (as: TestMember) => (await app.send('GET', '/api/imports', { as })).body;

test('New stays of a watched handle wait for review, and their member is notified once', async () => {
  const member = await createMember(app);
  await claim(member);
  const hits = await allHits();
  const save = { as: member, body: { handle, posts: hits.slice(3, 4) } };
  expect((await app.send('POST', '/api/instagram/save', save)).body.saved_count).toBe(1);
  await putUp(member, hits.slice(4), 'account');
  await look();
  const begun = (await importsOf(member)).find(({ source }: { source: string }) => source === 'scan');
  expect(begun).toMatchObject({ handle, total: 3, counts: { review: 3, duplicate: 0 } });
  const [news, ...others] = await notificationKind(member);
  expect(others).toEqual([]);
  expect(news.payload).toMatchObject({ count: 3, handle, import: begun.id });
  app.platform.clock.setOffset((day + 1) * 86_400_000);
  await look();
  expect(await notificationKind(member)).toHaveLength(1);
  expect((await importsOf(member)).find(({ id }: { id: number }) => id === begun.id)).toEqual(begun);
});

test('A decided post is not shown for review again, whichever import it was in', async () => {
  const member = await createMember(app);
  await claim(member);
  const [first, second, third, ...rest] = (await allHits()) as [Hit, Hit, Hit, ...Hit[]];
  await putUp(member, rest, 'account');
  const { id } = await putUp(member, [first]);
  const [item] = (await app.send('GET', `/api/imports/${id}/items`, { as: member })).body;
  await app.send('PUT', `/api/imports/${id}/items/${item.key}`, { as: member, body: { decision: 'reject' } });
  // The second came with a data export, which knows it by another key.
  const begin = { source: 'export', label: 'Export', total: 1 };
  const export_ = (await app.send('POST', '/api/imports', { as: member, body: begin })).body.import;
  const told = {
    key: 't1-a',
    caption: second.caption.trim(),
    taken_at: second.created_at,
    location_name: null,
    lat: null,
    long: null,
  };
  await app.send('POST', `/api/imports/${export_.id}/items`, { as: member, body: { items: [told] } });
  await look();
  const [news] = await notificationKind(member);
  expect(news.payload).toMatchObject({ count: 1, import: id });
  const items = (await app.send('GET', `/api/imports/${id}/items`, { as: member })).body;
  expect(items.map(({ state }: { state: string }) => state)).toEqual(['rejected', 'review']);
  expect(items[1].caption).toBe(third.caption);
});

test('Handles that are not confirmed or not to be watched are left alone', async () => {
  for (const wishes of [{ rescan: false }, { confirmed: false }]) {
    const member = await createMember(app);
    await app.platform.db.deleteFrom('claimed_handles').execute();
    await claim(member, wishes);
    const before = (await sandbox.requests('instagram')).length;
    await look();
    expect((await sandbox.requests('instagram')).length).toBe(before);
    expect(await importsOf(member)).toEqual([]);
    expect(await notificationKind(member)).toEqual([]);
  }
});

test('The handle of a member who is leaving is left alone', async () => {
  const member = await createMember(app);
  await claim(member);
  const body = { password: member.password, gives_up: false };
  expect((await app.send('POST', '/api/me/leaving', { as: member, body })).status).toBe(200);
  const before = (await sandbox.requests('instagram')).length;
  await look();
  expect((await sandbox.requests('instagram')).length).toBe(before);
});

test('Posts read within the hour are not requested again', async () => {
  const member = await createMember(app);
  await claim(member);
  await allHits();
  const before = (await sandbox.requests('instagram')).length;
  await look();
  expect((await sandbox.requests('instagram')).length).toBe(before);
  expect((await notificationKind(member))[0].payload.count).toBeGreaterThan(3);
});

test('When the network requests a pause, the rescan is postponed and not retried at once', async () => {
  const member = await createMember(app);
  await claim(member);
  await sandbox.control({ provider: 'instagram', fault: '429' });
  await enqueue(app.platform.db, rescanAll, {});
  const before = (await sandbox.requests('instagram')).length;
  const running = app.runJobs();
  await expect.poll(async () => (await sandbox.requests('instagram')).length).toBeGreaterThan(before);
  const waiting = async () =>
    (
      await sql<{ run_at: Date; attempts: number; locked_at: Date | null }>`
        select run_at, attempts, locked_at from graphile_worker.jobs where task_identifier = 'imports.rescan'`.execute(
        app.platform.db,
      )
    ).rows;
  const soonest = async () => Math.min(...(await waiting()).map((job) => job.run_at.getTime()));
  await expect.poll(soonest).toBeGreaterThan(Date.now() + 30_000);
  expect(await notificationKind(member)).toEqual([]);
  await sandbox.control({ provider: 'instagram', fault: 'none' });
  // The time that the network asked for is over.
  app.platform.clock.setOffset((day + 1) * 86_400_000);
  await hurryJobs(app.platform.db);
  await running;
  expect(await notificationKind(member)).toHaveLength(1);
});

test('Looking is planned once a day', () => {
  expect(rescanSchedules).toEqual([
    expect.objectContaining({ job: rescanAll, pattern: expect.stringMatching(/^\d+ \d+ \* \* \*$/) }),
  ]);
});
