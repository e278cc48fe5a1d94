import { expect, test } from 'vitest';
import { createPageMemo, type PageRequest } from './page-memo.ts';
import type { CallApi } from './server-api.ts';

/** A site whose home page shows what `/api/posts` returns, and how often it was rendered and asked. */
function site() {
  const state = { posts: 'one', status: 200, rendered: 0, asked: 0 };
  const callApi: CallApi = async () => {
    state.asked += 1;
    return { status: 200, body: state.posts, isText: false, next: ' and more', retryAfter: null };
  };
  const once = createPageMemo();
  const visit = async (nonce: string, key = 'en /') => {
    const request: PageRequest = {
      key,
      nonce,
      callApi,
      render: async (given, askOnce) => {
        state.rendered += 1;
        const question = { key: 'GET /api/posts', params: {}, query: { limit: '2' }, headers: {} };
        const { body, next } = await askOnce(question);
        const page = `<script nonce="${given}"></script>${body}${next}`;
        return new Response(state.status === 204 ? null : page, {
          status: state.status,
          headers: { 'content-type': 'text/html' },
        });
      },
    };
    const response = await once(request);
    return {
      html: await response.text(),
      status: response.status,
      type: response.headers.get('content-type'),
    };
  };
  return { state, visit };
}

test('a page that is asked for again is kept as long as its data are the same, and every answer carries its own nonce', async () => {
  const { state, visit } = site();
  for (const nonce of ['n1', 'n2', 'n3', 'n4']) {
    const { html, type } = await visit(nonce);
    expect(html).toBe(`<script nonce="${nonce}"></script>one and more`);
    expect(type).toBe('text/html');
  }
  expect(state.rendered).toBe(2);
});

test('no visitor is shown a page that is older than its data', async () => {
  const { state, visit } = site();
  await visit('n1');
  await visit('n2');
  state.posts = 'two';
  expect((await visit('n3')).html).toContain('two');
  expect(state.rendered).toBe(3);
  expect((await visit('n4')).html).toContain('two');
  expect(state.rendered).toBe(3);
});

test('the API is asked once a visit, also when the page has to be rendered anew', async () => {
  const { state, visit } = site();
  await visit('n1');
  await visit('n2');
  state.posts = 'two';
  await visit('n3');
  expect(state.asked).toBe(3);
});

test('failed pages are not cached', async () => {
  const { state, visit } = site();
  state.status = 503;
  expect((await visit('n1')).status).toBe(503);
  state.status = 200;
  expect((await visit('n2')).status).toBe(200);
  expect(state.rendered).toBe(2);
});

test('another address or language is another page', async () => {
  const { state, visit } = site();
  for (const key of ['en /', 'de /', 'en /', 'de /', 'en /']) await visit('n1', key);
  expect(state.rendered).toBe(4);
});

test('visitors who come together share one look at the data, none from before they came', async () => {
  const { state, visit } = site();
  await visit('n0');
  const early = [visit('n1'), visit('n2'), visit('n3')];
  state.posts = 'two';
  const late = visit('n4');
  const pages = await Promise.all([...early, late]);
  expect(pages.map(({ html }) => /nonce="(\w+)"/.exec(html)?.[1])).toEqual(['n1', 'n2', 'n3', 'n4']);
  expect(pages[3]?.html).toContain('two');
  expect(state.asked).toBe(3);
});

test('what went wrong for one visitor is tried again for the others', async () => {
  const { state, visit } = site();
  state.status = 503;
  const pages = [visit('n1'), visit('n2'), visit('n3')];
  await pages[0];
  state.status = 200;
  expect((await Promise.all(pages)).map(({ status }) => status)).toContain(200);
  expect((await visit('n4')).status).toBe(200);
});

test('an answer without a body is passed on as one', async () => {
  const { state, visit } = site();
  state.status = 204;
  expect(await visit('n1', 'en /__manifest')).toMatchObject({ html: '', status: 204 });
});
