import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { giveRole } from '../../../test/calls/give-role.ts';
import { createMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { publishPost } from '../../../test/stays/lists.ts';
import { endDue } from '../moderation/decisions/appeals.ts';

let app: TestApp;
const day = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  app = await startApp();
});

afterEach(() => app.platform.clock.setOffset(0));

afterAll(() => app?.close());

test.each([
  { term: 7, isShown: true },
  { term: 60, isShown: false },
])(
  'A stay hidden for $term days is shown to others after its member was away for ten: $isShown',
  async (one) => {
    const [moderator, author] = [await createMember(app), await createMember(app)];
    await giveRole(app, moderator, 'moderator');
    const post = await publishPost(app, { as: author });
    const reason = 'This stay never took place.';
    await app.send('POST', '/api/reports', {
      as: moderator,
      body: { url: `/en/posts/${post.id}`, category: 'fraud', reason, good_faith: true },
    });
    const colleague = await createMember(app);
    await giveRole(app, colleague, 'moderator');
    const cases = (await app.send('GET', '/api/moderation/cases', { as: colleague })).body;
    const { id } = cases.find(({ post_id }: { post_id: number }) => post_id === post.id);
    const decision = {
      action: 'hide',
      days: one.term,
      ground: 'terms',
      clause: 'Section 4',
      facts: 'Fraud.',
    };
    const decided = await app.send('POST', `/api/moderation/cases/${id}/decision`, {
      as: colleague,
      body: decision,
    });
    expect(decided.status).toBe(200);
    const { email, password } = author;
    await app.send('POST', '/api/me/leaving', { as: author, body: { password, gives_up: false } });
    const isShown = async () => (await app.send('GET', `/api/posts/${post.id}`)).status === 200;
    app.platform.clock.setOffset(10 * day);
    await endDue(app.platform);
    expect(await isShown()).toBe(false);
    const { token } = (await app.send('POST', '/api/login', { body: { email, password } })).body;
    expect((await app.send('DELETE', '/api/me/leaving', { as: { ...author, token } })).status).toBe(200);
    expect(await isShown()).toBe(one.isShown);
    app.platform.clock.setOffset(61 * day);
    await endDue(app.platform);
    expect(await isShown()).toBe(true);
  },
);
