import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { page } from '../../../test/graph.ts';
import { startSandbox } from '../../../test/start.ts';

const ask = (app: FastifyInstance, query: Record<string, string>) =>
  app.inject({ url: '/graph.facebook.com/v26.0/instagram_oembed', query });

async function permalinkOf(app: FastifyInstance): Promise<string> {
  const { posts } = await page(app, { handle: 'lena.wanders', fields: 'permalink' });
  return String(posts[0]?.['permalink']);
}

test('A public post is embedded without a token, and carries neither author nor thumbnail', async () => {
  const { app } = await startSandbox();
  const url = `${await permalinkOf(app)}?igsh=abc`;
  const answer = (await ask(app, { url, maxwidth: '540', omitscript: 'true' })).json();
  expect(Object.keys(answer).sort()).toEqual([
    'html',
    'provider_name',
    'provider_url',
    'type',
    'version',
    'width',
  ]);
  expect(answer).toMatchObject({ version: '1.0', type: 'rich', width: 540 });
  expect(answer.html).toMatch(
    /^<blockquote class="instagram-media" data-instgrm-captioned data-instgrm-permalink="https:/,
  );
  expect(answer.html).not.toContain('<script');
  expect((await ask(app, { url })).json().html).toContain('embed.js');
});

test('A profile is embedded too', async () => {
  const { app } = await startSandbox();
  expect((await ask(app, { url: 'https://www.instagram.com/lena.wanders/' })).statusCode).toBe(200);
});

test.each([
  [{ url: 'https://www.instagram.com/p/AAAAAAAAAAA/' }, 24],
  [{ url: 'https://www.instagram.com/personal.friend/' }, 24],
  [{ url: 'https://www.instagram.com/stories/lena.wanders/1/' }, 100],
  [{ url: 'https://example.com/p/AAAAAAAAAAA/' }, 100],
  [{ url: 'not a url' }, 100],
  [{}, 100],
  [{ url: 'https://www.instagram.com/lena.wanders/', maxwidth: '200' }, 100],
  [{ url: 'https://www.instagram.com/lena.wanders/', maxwidth: '9e99' }, 100],
  [{ url: 'https://www.instagram.com/lena.wanders/', access_token: 'wrong' }, 190],
])('A link that cannot be embedded is refused by code: %o', async (query, code) => {
  const { app } = await startSandbox();
  const answer = await ask(app, query as Record<string, string>);
  expect([answer.statusCode, answer.json().error.code]).toEqual([400, code]);
});
