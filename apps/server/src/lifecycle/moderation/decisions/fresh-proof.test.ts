import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveRole } from '../../../../test/calls/give-role.ts';
import type { Authenticator } from '../../../../test/calls/second-factor.ts';
import { createMember, type TestMember } from '../../../../test/people.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import { statementLink } from '../token.ts';

let app: TestApp;
let moderator: TestMember;
let colleague: TestMember;
let codes: [Authenticator, Authenticator];

beforeAll(async () => {
  app = await startApp();
  [moderator, colleague] = [await createMember(app), await createMember(app)];
  codes = [await giveRole(app, moderator, 'moderator'), await giveRole(app, colleague, 'moderator')];
});

afterAll(() => app?.close());

const hourMs = 3_600_000;
const later = (hours: number) => app.platform.clock.setOffset(hours * hourMs);
const prove = async (as: TestMember, { code }: Authenticator) =>
  expect((await app.send('POST', '/api/me/proof', { as, body: { code: code(1) } })).status).toBe(200);

async function reported(): Promise<number> {
  const { username } = await createMember(app);
  const { body } = await app.send('POST', '/api/reports', {
    body: {
      ...{ url: `/en/profile/${username}`, category: 'fraud', reason: 'Not who they say.' },
      ...{ name: 'Ida', email: 'ida@test.example', good_faith: true },
    },
  });
  const stored = app.platform.db.selectFrom('reports').select('case_id').where('id', '=', body.id);
  return (await stored.executeTakeFirstOrThrow()).case_id;
}

async function decide(caseId: number, action: string) {
  const body = { action, ground: 'terms', clause: 'Section 4', facts: 'Fraud.' };
  const answer = await app.send('POST', `/api/moderation/cases/${caseId}/decision`, { as: moderator, body });
  return [answer.status, answer.body?.code];
}

/** The appeal of the member whom a case suspends. */
async function appealed(caseId: number): Promise<number> {
  const { db } = app.platform;
  const decisions = db.selectFrom('moderation_decisions').select('id').where('case_id', '=', caseId);
  const { id } = await decisions.executeTakeFirstOrThrow();
  const token = await statementLink.token(app.platform, id, db);
  const body = { text: 'That was not me at all.' };
  expect((await app.send('POST', `/api/statements/${token}/appeal`, { body })).status).toBe(200);
  const appeals = db.selectFrom('moderation_appeals').select('id').where('decision_id', '=', id);
  return (await appeals.executeTakeFirstOrThrow()).id;
}

async function answer(appeal: number, outcome: 'upheld' | 'reversed') {
  const body = { outcome, answer: 'We looked at it again.' };
  const url = `/api/moderation/appeals/${appeal}/decision`;
  const answered = await app.send('POST', url, { as: colleague, body });
  return [answered.status, answered.body?.code];
}

test('Suspending a member and ending a suspension need fresh proof of identity; other decisions do not', async () => {
  const [first, second] = [await reported(), await reported()];
  const others = { limit: await reported(), hide: await reported(), nothing: await reported() };
  later(1);
  for (const [action, caseId] of Object.entries(others))
    expect(await decide(caseId, action), action).toEqual([200, undefined]);
  for (const caseId of [first, second])
    expect(await decide(caseId, 'suspend')).toEqual([403, 'session.proof_needed']);
  await prove(moderator, codes[0]);
  for (const caseId of [first, second]) expect(await decide(caseId, 'suspend')).toEqual([200, undefined]);

  const [granted, refused] = [await appealed(first), await appealed(second)];
  later(2);
  expect(await answer(refused, 'upheld')).toEqual([200, undefined]);
  expect(await answer(granted, 'reversed')).toEqual([403, 'session.proof_needed']);
  await prove(colleague, codes[1]);
  expect(await answer(granted, 'reversed')).toEqual([200, undefined]);
});
