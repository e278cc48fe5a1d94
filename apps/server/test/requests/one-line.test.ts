import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../start-app.ts';
import { publishPost } from '../stays/lists.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app?.close());

test('Names, places and subjects are reduced to one line; captions and biographies keep their breaks', async () => {
  const breaks = ['\n', '\r\n\r\n', '\t', '\u0085', '\u2028', '\u2029'];
  for (const [index, line] of breaks.entries()) {
    const name = `Anna${line}Your account is closed`;
    const body = {
      name,
      username: `broken${index}`,
      email: `broken${index}@test.example`,
      password: 'a quiet room with a view',
    };
    const registered = await app.send('POST', '/api/register', { body });
    expect(registered.body.user.name).toBe('Anna Your account is closed');
    const as = { ...body, id: registered.body.user.id, token: registered.body.access_token };
    const fields = { location: `Hotel${line}Post`, caption: 'One\n\nTwo' };
    const { id } = await publishPost(app, { as, fields });
    const { body: post } = await app.send('GET', `/api/posts/${id}`);
    expect([post.location, post.caption.split(/\r?\n/)]).toEqual(['Hotel Post', ['One', '', 'Two']]);
    const bio = { username: body.username, last_name: `Ber${line}ger`, bio: 'One\nTwo' };
    const { user } = (await app.send('POST', `/api/users/${as.id}/update`, { as, body: bio })).body;
    expect([user.last_name, user.bio]).toEqual(['Ber ger', 'One\nTwo']);
    const asked = { name, email: 'x@test.example', subject: `Money${line}Bcc`, message: 'One\nTwo' };
    expect((await app.send('POST', '/api/contact', { body: asked })).status).toBe(200);
  }
});
