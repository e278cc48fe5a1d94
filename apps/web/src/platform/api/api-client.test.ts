import { expect, test } from 'vitest';
import { createApi, fillPath, nextCursor } from './api-client.ts';
import { isProblem } from './problem.ts';

function apiAnswering(answer: (request: Request) => Response) {
  const requests: Request[] = [];
  const api = createApi({
    origin: 'https://staylore.example',
    headers: () => ({ 'accept-language': 'de', authorization: 'Bearer abc' }),
    send: async (request) => {
      requests.push(request);
      return answer(request);
    },
  });
  return { api, requests };
}

async function caught(promise: Promise<unknown>) {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isProblem(error)) throw new Error('no problem was thrown');
  return error;
}

test('a call goes to its path with params, query, language and identity', async () => {
  const { api, requests } = apiAnswering(() => Response.json([]));
  await api.call('GET /api/posts/latest/:userId', { params: { userId: 0 }, query: { limit: 5 } });
  const [request] = requests;
  expect(request?.url).toBe('https://staylore.example/api/posts/latest/0?limit=5');
  expect(request?.headers.get('accept-language')).toBe('de');
  expect(request?.headers.get('authorization')).toBe('Bearer abc');
});

test('a path part cannot break out of its place', () => {
  expect(fillPath('/api/users/:email/email', { email: '../me?x=1#y' })).toBe(
    '/api/users/..%2Fme%3Fx%3D1%23y/email',
  );
});

test('a change of few words reaches the server though its page is left at once; reading ends with the page', async () => {
  const { api, requests } = apiAnswering(() => Response.json({}));
  await api.call('DELETE /api/posts/:id', { params: { id: 7 } });
  await api.call('POST /api/logout');
  await api.call('GET /api/posts/latest/:userId', { params: { userId: 0 } });
  const message = 'How are you? '.repeat(1_000);
  await api.call('POST /api/contact', { body: { name: 'Lena', email: 'lena@demo.example', message } });
  expect(requests.map(({ keepalive }) => keepalive)).toEqual([true, true, false, false]);
});

test('a list brings the cursor of its next page, and none at its end', async () => {
  const link = '</api/posts/latest/0?cursor=a%2Bb>; rel="next"';
  const more = apiAnswering(() => Response.json([1], { headers: { link } }));
  expect(await more.api.page('GET /api/posts/latest/:userId', { params: { userId: 0 } })).toEqual({
    items: [1],
    next: 'a+b',
  });
  const last = apiAnswering(() => Response.json([]));
  expect(await last.api.page('GET /api/posts/latest/:userId', { params: { userId: 0 } })).toEqual({
    items: [],
    next: null,
  });
  expect(nextCursor('</x?cursor=1>; rel="prev"')).toBeNull();
});

test('problem details become a problem with code, sentence, fields and waiting time', async () => {
  const body = {
    type: 'about:blank',
    title: 'x',
    status: 429,
    detail: 'Slow down.',
    code: 'request.too_many',
  };
  const { api } = apiAnswering(
    () =>
      new Response(JSON.stringify({ ...body, errors: { email: 'Required' } }), {
        status: 429,
        headers: { 'content-type': 'application/problem+json', 'retry-after': '30' },
      }),
  );
  const error = await caught(api.call('GET /api/me'));
  expect(error).toMatchObject({
    status: 429,
    code: 'request.too_many',
    message: 'Slow down.',
    retryAfter: 30,
  });
  expect(error.errors).toEqual({ email: 'Required' });
});

test('an exact text of the wire format is passed on unchanged', async () => {
  const { api } = apiAnswering(
    () => new Response('This email is taken!', { status: 409, headers: { 'content-type': 'text/plain' } }),
  );
  expect(await caught(api.call('GET /api/me'))).toMatchObject({
    status: 409,
    code: 'client.text',
    message: 'This email is taken!',
  });
});

test('an answer that is no JSON, and no answer at all, are problems and not crashes', async () => {
  const garbage = apiAnswering(() => new Response('<html>', { status: 200 }));
  expect(await caught(garbage.api.call('GET /api/me'))).toMatchObject({ code: 'client.unreadable' });
  const proxy = apiAnswering(
    () => new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } }),
  );
  expect(await caught(proxy.api.call('GET /api/me'))).toMatchObject({
    status: 502,
    code: 'client.unreadable',
  });
  const silent = apiAnswering(() => {
    throw new TypeError('fetch failed');
  });
  expect(await caught(silent.api.call('GET /api/me'))).toMatchObject({
    status: 0,
    code: 'client.unreachable',
  });
});
