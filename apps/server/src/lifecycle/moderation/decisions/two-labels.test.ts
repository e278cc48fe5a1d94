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

/** Has a stay reported and labelled. */
async function label(postId: number, decision: { label: string; days: number }): Promise<void> {
  const reason = 'This stay was paid for.';
  const reported = await app.send('POST', '/api/reports', {
    body: {
      url: `/en/posts/${postId}`,
      category: 'fraud',
      reason,
      name: 'Ida',
      email: 'reader@test.example',
      good_faith: true,
    },
  });
  const { case_id } = await app.platform.db
    .selectFrom('reports')
    .select('case_id')
    .where('id', '=', reported.body.id)
    .executeTakeFirstOrThrow();
  const body = { action: 'label', ground: 'terms', clause: 'Section 4', facts: 'Paid.', ...decision };
  const decided = await app.send('POST', `/api/moderation/cases/${case_id}/decision`, {
    as: moderator,
    body,
  });
  expect(decided.status).toBe(200);
}

const labels = ['advertising', 'misleading'] as const;

test.each([
  { terms: [7, 14], left: 'misleading' },
  { terms: [14, 7], left: 'advertising' },
])('Of labels for $terms days the one whose decision has ended goes, and the other stays', async (one) => {
  const post = await publishPost(app, { as: await createMember(app) });
  for (const [index, days] of one.terms.entries()) await label(post.id, { label: labels[index] ?? '', days });
  for (const [days, left] of [
    [8, one.left],
    [15, null],
  ] as const) {
    app.platform.clock.setOffset(days * day);
    await endDue(app.platform);
    expect((await app.send('GET', `/api/posts/${post.id}`)).body.label, `after ${days} days`).toBe(left);
  }
  app.platform.clock.setOffset(0);
});

test('A label whose decision has ended goes, although another was put on the stay before it changed hands', async () => {
  const [saver, creator] = [await createMember(app), await createMember(app)];
  const post = await publishPost(app, { as: saver });
  await label(post.id, { label: 'misleading', days: 14 });
  await app.platform.db.updateTable('posts').set({ user_id: creator.id }).where('id', '=', post.id).execute();
  await label(post.id, { label: 'advertising', days: 7 });
  app.platform.clock.setOffset(8 * day);
  await endDue(app.platform);
  expect((await app.send('GET', `/api/posts/${post.id}`)).body.label).toBe('misleading');
  app.platform.clock.setOffset(0);
});
