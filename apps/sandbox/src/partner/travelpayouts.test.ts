import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { startSandbox } from '../../test/start.ts';

const headers = { 'x-access-token': 'sandbox-travelpayouts-token' };
const post = (
  app: FastifyInstance,
  path: string,
  payload: Record<string, unknown>,
  as: Record<string, string> = headers,
) => app.inject({ method: 'POST', url: `/api.travelpayouts.com${path}`, headers: as, payload });
const query = { fields: ['action_id', 'sub_id', 'state', 'profit_usd', 'paid_profit_usd', 'created_at'] };

test('A partner link carries the sub id to the booking site', async () => {
  const { app } = await startSandbox();
  const links = [{ url: 'https://www.booking.com/hotel/ch/post.html', sub_id: 'wf_1' }];
  const { result } = (await post(app, '/links/v1/create', { trs: 111, marker: 222, links })).json();
  expect(result.links[0]).toMatchObject({ code: 'success', url: links[0]?.url });
  const { pathname, search } = new URL(result.links[0].partner_url);
  const { location } = (await app.inject(pathname + search)).headers;
  expect(location).toMatch(/\/partner\/hotels\/www-booking-com-hotel-ch-post-html\?click_id=wf_1$/);
});

test('Statistics list the bookings with their sub id behind a dot, sums as text', async () => {
  const { app } = await startSandbox({ publicUrl: 'http://127.0.0.1:9' });
  const book = (click_id: string) =>
    app.inject({
      method: 'POST',
      url: '/partner/api/bookings',
      payload: { click_id, amount_minor: 10_000, delivery: 'hold' },
    });
  const first = (await book('wf_1')).json();
  await book('wf_2');
  await app.inject({
    method: 'POST',
    url: `/partner/api/bookings/${first.id}/events`,
    payload: { status: 'stayed', delivery: 'hold' },
  });
  const answer = (
    await post(app, '/statistics/v1/execute_query', { ...query, sort: [{ field: 'sub_id', order: 'asc' }] })
  ).json();
  expect(answer.total_rows).toBe(2);
  expect(answer.results[0]).toMatchObject({
    sub_id: '.wf_1',
    state: 'paid',
    profit_usd: '4.00',
    paid_profit_usd: '4.00',
  });
  expect(answer.results[1]).toMatchObject({ sub_id: '.wf_2', state: 'processing', paid_profit_usd: null });
  expect(answer.results[0].created_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  const filters = [{ field: 'state', op: 'eq', value: 'paid' }];
  expect((await post(app, '/statistics/v1/execute_query', { ...query, filters })).json().total_rows).toBe(1);
  const page = (await post(app, '/statistics/v1/execute_query', { ...query, offset: 1, limit: 1 })).json();
  expect([page.total_rows, page.results.length]).toEqual([2, 1]);
});

test.each([
  [
    '/links/v1/create',
    { trs: 1, marker: 2, links: Array.from({ length: 11 }, () => ({ url: 'https://x.example' })) },
  ],
  ['/links/v1/create', { links: [] }],
  ['/statistics/v1/execute_query', { fields: ['shoes'] }],
  ['/statistics/v1/execute_query', { ...query, filters: [{ field: 'date', op: 'like', value: 'x' }] }],
  ['/statistics/v1/execute_query', {}],
])('A wrong request is refused: %s', async (path, payload) => {
  const { app } = await startSandbox();
  expect((await post(app, path, payload)).statusCode).toBe(400);
  expect((await post(app, path, payload, {})).statusCode).toBe(401);
});
