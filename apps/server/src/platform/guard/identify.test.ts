import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Standing, Viewer } from '../viewer.ts';
import { answerProblem } from './answer-problem.ts';
import { createApi } from './guard.ts';

let http: FastifyInstance;
let looked: string[] = [];
let seen: (string | null)[] = [];

const viewer: Viewer = {
  id: 7,
  username: 'lena',
  permissions: [],
  language: 'en',
  sessionId: 1,
  provenAt: new Date(0),
  hasCookie: true,
};

const standings: Record<string, Standing> = {
  'of-lena': 'member',
  'of-a-leaver': 'leaving',
  'of-a-suspended-member': 'suspended',
};

beforeAll(async () => {
  http = Fastify();
  http.setErrorHandler(answerProblem);
  const api = createApi(http, {
    publicOrigin: 'http://localhost',
    identify: async (token) => {
      looked.push(token);
      return standings[token] === undefined ? null : { viewer, standing: standings[token] };
    },
    uploadFolder: '',
    limit: async () => null,
    forget: async () => undefined,
    refusals: { log: () => undefined },
  });
  const log = (who: Viewer | null) => seen.push(who?.username ?? null);
  api.serve('GET /api/me', async (call) => {
    log(call.viewer);
    return { user: null };
  });
  api.serve('GET /api/users/username/:username', async (call) => {
    log(call.viewer);
    throw new Error('shown by nobody');
  });
  http.get('/page', async (request) => {
    const ask = api.forPage(request);
    const { cookie = '' } = request.headers;
    const question = { params: {}, query: {}, headers: { cookie } };
    await ask({ ...question, key: 'GET /api/me' });
    await ask({ ...question, key: 'GET /api/me' });
    await ask({ ...question, key: 'GET /api/users/username/:username', params: { username: 'lena' } });
    return {};
  });
});

beforeEach(() => {
  looked = [];
  seen = [];
});

afterAll(() => http.close());

const open = (session: string) =>
  http.inject({ url: '/page', headers: { cookie: `staylore_session=${session}` } });

test('the viewer of a page is looked up once for all its calls, and again for the next page', async () => {
  await open('of-lena');
  expect(seen).toEqual(['lena', 'lena', 'lena']);
  expect(looked).toEqual(['of-lena']);
  await open('of-lena');
  expect(looked).toEqual(['of-lena', 'of-lena']);
  await open('nobody');
  expect(looked).toEqual(['of-lena', 'of-lena', 'nobody']);
  expect(seen.slice(6)).toEqual([null, null, null]);
});

test.each(['of-a-leaver', 'of-a-suspended-member'])(
  'the session %s is a visitor’s, except for calls that accept it',
  async (session) => {
    await open(session);
    expect(seen).toEqual(['lena', 'lena', null]);
    expect(looked).toEqual([session]);
  },
);
