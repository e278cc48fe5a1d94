import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveRole } from '../../../../test/calls/give-role.ts';
import { createMember, type TestMember } from '../../../../test/people.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import { publishPost } from '../../../../test/stays/lists.ts';
import { endDue } from './appeals.ts';

let app: TestApp;
let moderator: TestMember;

const day = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  app = await startApp();
  moderator = await createMember(app);
  await giveRole(app, moderator, 'moderator');
});

afterAll(() => app?.close());

/** Reports a page; answers the case. */
async function report(url: string): Promise<number> {
  const reason = 'This stay never took place.';
  const reported = await app.send('POST', '/api/reports', {
    body: { url, category: 'fraud', reason, name: 'Ida', email: 'reader@test.example', good_faith: true },
  });
  const { case_id } = await app.platform.db
    .selectFrom('reports')
    .select('case_id')
    .where('id', '=', reported.body.id)
    .executeTakeFirstOrThrow();
  return case_id;
}

async function suspend(caseId: number, days: number): Promise<void> {
  const body = { action: 'suspend', days, ground: 'terms', clause: 'Section 4', facts: 'Fraud.' };
  const { status } = await app.send('POST', `/api/moderation/cases/${caseId}/decision`, {
    as: moderator,
    body,
  });
  expect(status).toBe(200);
}

test.each([
  [7, 14],
  [14, 7],
])(
  'A member who is suspended for %i days and for %i has their own links back when both are over',
  async (...terms) => {
    const author = await createMember(app);
    const url = 'https://hotel.example.net/';
    const { code } = (await app.send('POST', '/api/links', { as: author, body: { url } })).body.link;
    const post = await publishPost(app, { as: author });
    const [first, second] = [
      await report(`/en/profile/${author.username}`),
      await report(`/en/posts/${post.id}`),
    ];
    await suspend(first, terms[0]);
    await suspend(second, terms[1]);
    for (const [days, leadsOn] of [
      [8, false],
      [15, true],
    ] as const) {
      app.platform.clock.setOffset(days * day);
      await endDue(app.platform);
      expect((await app.send('GET', `/api/go/${code}`)).body.on, `after ${days} days`).toBe(leadsOn);
    }
    app.platform.clock.setOffset(0);
  },
);
