import { readFileSync } from 'node:fs';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { answerPlainPage } from './plain-page.ts';

const tokens = readFileSync(new URL('../../../../web/src/design/tokens.css', import.meta.url), 'utf8');

test('A page of one sentence has the colours of the product, light and dark, and needs nothing else', async () => {
  const http = fastify();
  http.get('/', (_request, reply) =>
    answerPlainPage(reply, {
      language: 'en',
      status: 503,
      text: 'Please try again.',
      link: { href: '/', text: 'Home' },
    }),
  );
  const { body } = await http.inject('/');
  for (const role of ['paper', 'ink', 'accent']) {
    const [, light = '-', dark = '-'] =
      new RegExp(`--${role}: light-dark\\((\\S+), (\\S+)\\)`).exec(tokens) ?? [];
    expect(body).toContain(light);
    expect(body).toContain(dark);
  }
  expect(body).not.toMatch(/\bsrc=|<link|url\(/);
});
