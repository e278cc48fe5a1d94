import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { giveRole } from '../../../test/calls/give-role.ts';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { saveFrom } from '../../../test/stays/borrowed.ts';
import { createClick, earnCommission, reportOf, sendReport } from '../../../test/stays/earnings.ts';

let app: TestApp;
let operator: TestMember;
let moderator: TestMember;
let creator: TestMember;

beforeAll(async () => {
  app = await startApp();
  [operator, moderator, creator] = [
    await createMember(app, { username: 'console.operator' }),
    await createMember(app, { username: 'console.moderator' }),
    await createMember(app, { username: 'console.creator' }),
  ];
  await giveRole(app, operator, 'operator');
  await giveRole(app, moderator, 'moderator');
});

afterEach(() => app?.platform.clock.setOffset(0));
afterAll(() => app?.close());

const get = (url: string, as?: TestMember) => app.send('GET', `/api/operations/${url}`, { as });
const decide = (id: number, body: object, as = operator) =>
  app.send('POST', `/api/operations/bookings/${id}/decision`, { as, body });
const acts = async () => {
  const { body } = await app.send('GET', '/api/moderation/log', { as: operator });
  return (body as { act: string; actor: string; details: object }[]).filter(({ act }) =>
    act.startsWith('operations.'),
  );
};

/** A booking as a partner reports it; returns its id. */
async function booked(of: TestMember): Promise<number> {
  const report = reportOf(await createClick(app, { of }));
  expect((await sendReport(app, report)).status).toBe(200);
  const { id } = await app.platform.db
    .selectFrom('bookings')
    .select('id')
    .where('booking_id', '=', String(report.booking_id))
    .executeTakeFirstOrThrow();
  return id;
}

async function deadJob(): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from graphile_worker.add_job('mail.send', payload := '{}', max_attempts := 1)`.execute(
    app.platform.db,
  );
  await sql`select graphile_worker.permanently_fail_jobs(array[${rows[0]?.id}::bigint], ${'550 no such mailbox\n at somewhere'})`.execute(
    app.platform.db,
  );
  return Number(rows[0]?.id);
}

test('The console is for operators alone', async () => {
  const id = await booked(creator);
  const job = await deadJob();
  const paths = [...['overview', 'jobs', 'bookings', 'payouts', 'claims?handle=lena', 'members?text=con']];
  for (const path of paths) {
    expect((await get(path)).status, path).toBe(401);
    for (const as of [creator, moderator]) expect((await get(path, as)).status, path).toBe(403);
    expect((await get(path, operator)).status, path).toBe(200);
  }
  for (const as of [creator, moderator]) {
    expect((await decide(id, { act: 'reject', reason: 'Mine.' }, as)).status).toBe(403);
    expect((await app.send('POST', `/api/operations/jobs/${job}/retry`, { as })).status).toBe(403);
  }
  expect(await acts()).toEqual([]);
});

test('A job or mail that failed is listed with its reason, and is tried again when an operator says so', async () => {
  const id = await deadJob();
  const failed = async () =>
    ((await get('jobs', operator)).body as { id: number }[]).find((job) => job.id === id);
  expect(await failed()).toMatchObject({ job: 'mail.send', attempts: 1, reason: '550 no such mailbox' });
  const { jobs } = (await get('overview', operator)).body;
  expect(jobs.find(({ job }: { job: string }) => job === 'mail.send').dead).toBeGreaterThan(0);
  const retry = () => app.send('POST', `/api/operations/jobs/${id}/retry`, { as: operator });
  expect((await retry()).status).toBe(200);
  expect(await failed()).toBeUndefined();
  expect((await retry()).status).toBe(404);
  expect((await acts())[0]).toMatchObject({
    act: 'operations.job_retried',
    actor: operator.username,
    details: { id, job: 'mail.send' },
  });
});

test('Operators hold, reject and release a booking with a reason for the creator, after fresh proof, on record', async () => {
  const id = await booked(creator);
  const listed = async (view: string) =>
    ((await get(`bookings?view=${view}`, operator)).body as { id: number; reason: string }[]).find(
      (booking) => booking.id === id,
    );
  expect((await decide(id, { act: 'hold' })).body.errors).toHaveProperty('reason');
  expect((await decide(id, { act: 'hold', reason: 'We ask the hotel.' })).body).toEqual({ state: 'on_hold' });
  expect(await listed('on_hold')).toMatchObject({ reason: 'We ask the hotel.', can: { decide: true } });
  expect((await decide(id, { act: 'reject', reason: 'Never took place.' })).body).toEqual({
    state: 'rejected',
  });
  expect(await listed('on_hold')).toBeUndefined();
  expect(await listed('rejected')).toMatchObject({ reason: 'Never took place.' });
  expect((await decide(id, { act: 'release' })).body).toEqual({ state: 'booked' });
  expect(await listed('rejected')).toBeUndefined();
  expect((await acts()).filter(({ act }) => act === 'operations.booking_decided')).toMatchObject(
    ['release', 'reject', 'hold'].map((act) => ({ actor: operator.username, details: { booking: id, act } })),
  );
  expect((await decide(2_000_000_000, { act: 'release' })).status).toBe(404);
  app.platform.clock.setOffset(11 * 60_000);
  expect((await decide(id, { act: 'hold', reason: 'Late.' })).body.code).toBe('session.proof_needed');
});

test('Nobody decides on a booking of their own', async () => {
  const id = await booked(operator);
  expect((await decide(id, { act: 'release' })).status).toBe(403);
});

test('Members are found by the beginning of their name or their whole mail address, and by no part of it', async () => {
  const found = async (text: string) =>
    ((await get(`members?text=${encodeURIComponent(text)}`, operator)).body as TestMember[]).map(
      ({ username }) => username,
    );
  expect(await found('@Console.')).toEqual(['console.creator', 'console.moderator', 'console.operator']);
  expect(await found(creator.email.toUpperCase())).toEqual([creator.username]);
  expect(await found('creator@')).toEqual([]);
  expect(await found('%')).toEqual([]);
});

test('Claims of a handle are listed, the proven one first, and payment files with their sums', async () => {
  const { db, clock } = app.platform;
  const claim = (member: TestMember, confirmed_at: Date | null) =>
    sql`insert into claimed_handles (handle, user_id, code, confirmed_at) values ('lena.wanders', ${member.id}, 'x', ${confirmed_at})`.execute(
      db,
    );
  await claim(moderator, null);
  await claim(creator, clock.now());
  expect((await get('claims?handle=@Lena.Wanders', operator)).body).toMatchObject([
    { username: creator.username },
    { username: moderator.username, confirmed_at: null },
  ]);
  await earnCommission(app, { of: creator, amountMinor: 4200 });
  await sql`
    with run as (insert into payouts (message_id, state, file, created_at) values ('RUN-1', 'sent', 'x', now()) returning id)
    insert into payout_items (payout_id, user_id, end_to_end_id, currency, amount_minor, state, iban_last4, created_at)
    select id, ${creator.id}, 'E2E-' || amount, 'EUR', amount, state, '1234', now()
    from run, (values (4200, 'paid'), (800, 'rejected')) payment (amount, state)`.execute(db);
  expect((await get('payouts', operator)).body[0]).toMatchObject({
    message_id: 'RUN-1',
    state: 'sent',
    sums: [{ currency: 'EUR', amount_minor: 5000, payments: 2, refused: 1 }],
  });
});

test('An operator ends the claim of a handle after fresh proof, its member is told, and the log says by whom and why', async () => {
  const { clock, db } = app.platform;
  const claimed = async (member: TestMember, handle: string) => {
    const claim = { handle, user_id: member.id, code: 'x', confirmed_at: clock.now() };
    await db.insertInto('claimed_handles').values(claim).execute();
  };
  const end = (handle: string, as: TestMember, why = 'not_theirs') =>
    app.send('POST', `/api/operations/claims/${handle}/end`, { as, body: { why } });
  const listed = async (handle: string) => (await get(`claims?handle=${handle}`, operator)).body;
  await claimed(creator, 'ends.here');
  await claimed(operator, 'own.handle');
  for (const as of [creator, moderator]) expect((await end('ends.here', as)).status).toBe(403);
  expect(await listed('own.handle')).toMatchObject([{ can: { end: false } }]);
  expect((await end('own.handle', operator)).status).toBe(403);
  expect((await end('nobody.has.it', operator)).status).toBe(404);
  expect((await end('ends.here', operator, 'for fun')).body.errors).toHaveProperty('why');
  expect(await listed('ends.here')).toMatchObject([{ username: creator.username, can: { end: true } }]);
  clock.setOffset(11 * 60_000);
  expect((await end('ends.here', operator)).body.code).toBe('session.proof_needed');
  clock.setOffset(0);
  const stay = await saveFrom(app, { as: creator, handle: 'ends.here' });
  expect((await end('@Ends.Here', operator)).status).toBe(200);
  expect(await listed('ends.here')).toEqual([]);
  expect((await app.send('GET', `/api/posts/${stay.id}`)).body.credit).toBe('ends.here');
  const [news] = (await app.send('GET', '/api/notifications', { as: creator })).body;
  expect(news).toMatchObject({ kind: 'claim_ended', payload: { handle: 'ends.here' } });
  expect((await acts())[0]).toMatchObject({
    act: 'operations.claim_ended',
    actor: operator.username,
    member: creator.username,
    details: { handle: 'ends.here', why: 'not_theirs' },
  });
});

test('The overview counts the jobs, bookings, payment files and cases that wait', async () => {
  const { db } = app.platform;
  const before = (await get('overview', operator)).body;
  const jobsOf = (body: { jobs: { job: string; waiting: number }[] }) =>
    body.jobs.find(({ job }) => job === 'mail.send')?.waiting ?? 0;
  await decide(await booked(creator), { act: 'hold', reason: 'We ask the hotel.' });
  // Of the second of each nothing waits.
  await decide(await booked(creator), { act: 'release' });
  await sql`
    insert into payouts (message_id, state, file, created_at)
    values ('RUN-0', 'written', 'x', now()), ('RUN-00', 'accepted', 'x', now())`.execute(db);
  // Its receipt is a mail that waits.
  const url = `/en/profile/${creator.username}`;
  const report = { url, category: 'fraud', reason: 'Nobody of this name.', good_faith: true };
  await app.send('POST', '/api/reports', { body: { ...report, name: 'Ida', email: 'ida@test.example' } });
  const after = (await get('overview', operator)).body;
  expect(jobsOf(after)).toBeGreaterThan(jobsOf(before));
  expect(after.waiting).toEqual({
    cases: before.waiting.cases + 1,
    bookings: before.waiting.bookings + 1,
    payouts: before.waiting.payouts + 1,
  });
});

test('A booking whose partner reports it in two ways is listed with the difference until it is gone', async () => {
  const id = await booked(creator);
  const differing = async () =>
    ((await get('bookings?view=differing', operator)).body as { id: number }[]).find((one) => one.id === id);
  const { db } = app.platform;
  const set = (difference: string | null) =>
    db.updateTable('bookings').set({ difference }).where('id', '=', id).execute();
  expect(await differing()).toBeUndefined();
  await set('CHF 290.00 ≠ CHF 300.00');
  expect(await differing()).toMatchObject({
    username: creator.username,
    difference: 'CHF 290.00 ≠ CHF 300.00',
  });
  await set(null);
  expect(await differing()).toBeUndefined();
});
