import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveRole } from '../../../test/calls/give-role.ts';
import { duringChange } from '../../../test/database/held.ts';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { createClick, reportOf, sendReport } from '../../../test/stays/earnings.ts';
import { statementLink } from './token.ts';

let app: TestApp;
let colleague: TestMember;

beforeAll(async () => {
  app = await startApp();
  colleague = await createMember(app);
  await giveRole(app, colleague, 'moderator');
});

afterAll(() => app?.close());

const judgement = { action: 'suspend', ground: 'terms', clause: 'Section 4', facts: 'Fraud.' };

/** A case about a new member; answers its number. */
async function reported(): Promise<number> {
  const { username } = await createMember(app);
  const body = {
    ...{ url: `/en/profile/${username}`, category: 'fraud', reason: 'Not who they say.' },
    ...{ name: 'Ida', email: 'ida@test.example', good_faith: true },
  };
  const { body: sent } = await app.send('POST', '/api/reports', { body });
  const stored = app.platform.db.selectFrom('reports').select('case_id').where('id', '=', sent.id);
  return (await stored.executeTakeFirstOrThrow()).case_id;
}

async function appealed(): Promise<number> {
  const id = await reported();
  const url = `/api/moderation/cases/${id}/decision`;
  expect((await app.send('POST', url, { as: colleague, body: judgement })).status).toBe(200);
  const { db } = app.platform;
  const decisions = db.selectFrom('moderation_decisions').select('id').where('case_id', '=', id);
  const decision = (await decisions.executeTakeFirstOrThrow()).id;
  const token = await statementLink.token(app.platform, decision, db);
  const body = { text: 'I have the bill of that night.' };
  expect((await app.send('POST', `/api/statements/${token}/appeal`, { body })).status).toBe(200);
  const appeals = db.selectFrom('moderation_appeals').select('id').where('decision_id', '=', decision);
  return (await appeals.executeTakeFirstOrThrow()).id;
}

async function deadJob(): Promise<number> {
  const { db } = app.platform;
  const { rows } = await sql<{ id: string }>`
    select id from graphile_worker.add_job('mail.send', payload := '{}', max_attempts := 1)`.execute(db);
  const id = Number(rows[0]?.id);
  await sql`select graphile_worker.permanently_fail_jobs(array[${id}::bigint], '550')`.execute(db);
  return id;
}

async function booked(): Promise<number> {
  const report = reportOf(await createClick(app, { of: await createMember(app) }));
  expect((await sendReport(app, report)).status).toBe(200);
  const { db } = app.platform;
  const stored = db.selectFrom('bookings').select('id').where('booking_id', '=', String(report.booking_id));
  return (await stored.executeTakeFirstOrThrow()).id;
}

const acts: [string, () => Promise<{ url: string; body?: object }>][] = [
  ['decides a case', async () => ({ url: `moderation/cases/${await reported()}/decision`, body: judgement })],
  [
    'answers an appeal',
    async () => ({
      url: `moderation/appeals/${await appealed()}/decision`,
      body: { outcome: 'reversed', answer: 'The bill is genuine. We are sorry.' },
    }),
  ],
  ['retries a job', async () => ({ url: `operations/jobs/${await deadJob()}/retry` })],
  [
    'decides on a booking',
    async () => ({
      url: `operations/bookings/${await booked()}/decision`,
      body: { act: 'reject', reason: 'Never took place.' },
    }),
  ],
];

test.each(acts)('An operator who %s while the role is taken away does nothing', async (_what, prepare) => {
  const operator = await createMember(app);
  await giveRole(app, operator, 'operator');
  const { url, body } = await prepare();
  const { status, body: answer } = await duringChange(
    app,
    sql`update users set permissions = '{}' where id = ${operator.id}`,
    () => app.send('POST', `/api/${url}`, { as: operator, ...(body && { body }) }),
  );
  expect([status, answer.code]).toEqual([403, 'access.denied']);
  const { db } = app.platform;
  const entries = db.selectFrom('audit_log').select('id').where('actor_id', '=', operator.id);
  expect(await entries.execute()).toEqual([]);
});
