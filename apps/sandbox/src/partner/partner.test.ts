import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { startSandbox, temporaryFolder } from '../../test/start.ts';

interface Received {
  headers: Record<string, unknown>;
  raw: string;
  body: Record<string, unknown>;
}

/** A product that records what is reported to it. */
async function startProduct(statusOf: (call: number) => number = () => 200) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let raw = '';
    request.on('data', (chunk) => (raw += chunk));
    request.on('end', () => {
      received.push({ headers: { ...request.headers, url: request.url }, raw, body: JSON.parse(raw) });
      response.writeHead(statusOf(received.length), { 'content-type': 'application/json' });
      response.end('{"received":true,"duplicate":false}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { received, publicUrl: `http://127.0.0.1:${port}` };
}

const post = (app: FastifyInstance, url: string, payload: Record<string, unknown> = {}) =>
  app.inject({ method: 'POST', url, payload });
const form = (app: FastifyInstance, url: string, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

test('A person books, pays and stays by buttons, and each step is reported and signed', async () => {
  const { received, publicUrl } = await startProduct();
  const { app } = await startSandbox({ publicUrl });
  const hotel = await app.inject('/partner/hotels/zermatt-bergkristall?click_id=clk_1');
  expect(hotel.body).toContain('name="click_id" value="clk_1"');
  const fields = { click_id: 'clk_1', check_in: '2027-01-10', check_out: '2027-01-13', guest: 'Robin' };
  const booked = await form(app, '/partner/hotels/zermatt-bergkristall', fields);
  const page = String(booked.headers.location);
  expect((await app.inject(page)).body).toContain('Pay the full sum');
  await form(app, page, { status: 'confirmed' });
  await form(app, page, { status: 'stayed' });
  expect(received.map(({ body }) => body['status'])).toEqual(['booked', 'confirmed', 'stayed']);
  const [first] = received;
  expect(first?.headers['url']).toBe('/api/partners/sandbox/conversions');
  expect(first?.body).toMatchObject({
    click_id: 'clk_1',
    check_in: '2027-01-10',
    check_out: '2027-01-13',
    currency: 'CHF',
    booking_id: expect.any(String),
    event_id: expect.any(String),
    amount_minor: expect.any(Number),
  });
  const [, seconds, mac] =
    /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(first?.headers['x-staylore-signature'])) ?? [];
  expect(mac).toBe(
    createHmac('sha256', 'sandbox-partner-secret').update(`${seconds}.${first?.raw}`).digest('hex'),
  );
  expect(Math.abs(Number(seconds) - Date.now() / 1000)).toBeLessThan(30);
  expect((await app.inject(page)).body).toContain('&quot;duplicate&quot;:false');
});

test('Events can be sent twice, forged, kept back and in any order', async () => {
  const { received, publicUrl } = await startProduct();
  const { app } = await startSandbox({ publicUrl });
  const { id } = (
    await post(app, '/partner/api/bookings', {
      click_id: 'c',
      amount_minor: 42_000,
      currency: 'EUR',
      delivery: 'twice',
    })
  ).json();
  expect(received.map(({ body }) => body['event_id'])).toEqual([
    received[0]?.body['event_id'],
    received[0]?.body['event_id'],
  ]);
  const events = `/partner/api/bookings/${id}/events`;
  await post(app, events, { status: 'confirmed', delivery: 'hold', occurred_at: '2026-12-01T00:00:00Z' });
  await post(app, events, {
    status: 'stayed',
    delivery: 'hold',
    occurred_at: '2026-12-20T00:00:00Z',
    amount_minor: 30_000,
  });
  expect(received).toHaveLength(2);
  expect((await post(app, '/partner/api/deliveries', { order: 'backward' })).json()).toEqual({ sent: 2 });
  expect(received.slice(2).map(({ body }) => [body['status'], body['amount_minor']])).toEqual([
    ['stayed', 30_000],
    ['confirmed', 42_000],
  ]);
  await post(app, events, { status: 'refunded', delivery: 'forged' });
  const last = received.at(-1);
  const [, seconds, mac] = /t=(\d+),v1=(\w+)/.exec(String(last?.headers['x-staylore-signature'])) ?? [];
  expect(mac).not.toBe(
    createHmac('sha256', 'sandbox-partner-secret').update(`${seconds}.${last?.raw}`).digest('hex'),
  );
});

test('A report that does not reach the product is sent again until it does', async () => {
  const { received, publicUrl } = await startProduct((call) => (call === 1 ? 503 : 200));
  const { app } = await startSandbox({ publicUrl });
  await post(app, '/partner/api/bookings', {});
  await expect.poll(() => received.length).toBe(2);
  expect(received[1]?.body['event_id']).toBe(received[0]?.body['event_id']);
});

test('While the product is unreachable this is shown, and the booking is kept', async () => {
  const { app } = await startSandbox({ publicUrl: 'http://127.0.0.1:9' });
  const booking = (await post(app, '/partner/api/bookings', {})).json();
  expect(booking.events[0].deliveries[0]).toMatchObject({ status: null });
  expect((await app.inject(`/partner/bookings/${booking.id}`)).body).toContain('no answer');
});

test('Bookings survive a restart', async () => {
  const stateFolder = temporaryFolder();
  const { publicUrl } = await startProduct();
  const first = await startSandbox({ stateFolder, publicUrl });
  const { id } = (await post(first.app, '/partner/api/bookings', { click_id: 'c9' })).json();
  const second = await startSandbox({ stateFolder, publicUrl });
  expect((await second.app.inject(`/partner/api/bookings/${id}`)).json()).toMatchObject({
    clickId: 'c9',
    status: 'booked',
  });
  expect((await second.app.inject('/partner/bookings')).body).toContain(id);
});

test('The clock advances past the check-out and past the hold', async () => {
  const { publicUrl } = await startProduct();
  const { app } = await startSandbox({ publicUrl });
  const { id, checkOut } = (await post(app, '/partner/api/bookings', {})).json();
  await form(app, `/partner/bookings/${id}`, { until: 'check_out' });
  expect((await app.inject('/clock')).json().now.slice(0, 10)).toBe(checkOut);
  await form(app, `/partner/bookings/${id}`, { until: 'hold' });
  expect(Date.parse((await app.inject('/clock')).json().now) - Date.parse(checkOut)).toBeGreaterThan(
    15 * 86_400_000,
  );
});

test('A hotel that the demo world does not have can be booked under its name', async () => {
  const { app } = await startSandbox();
  const page = await app.inject({
    url: '/partner/hotels/hotel-tidenhub-hamburg',
    query: { name: 'Hotel <Tidenhub>', city: 'Bremen', country: 'DE' },
  });
  expect(page.body).toContain('<h1>Hotel &lt;Tidenhub&gt;</h1>');
  expect((await app.inject('/partner/hotels/plain-inn')).body).toContain('Plain Inn');
  expect((await app.inject('/partner/hotels/UPPER%20case')).statusCode).toBe(404);
});

test('A hotel of the demo world is known by its name and town, whatever its address says', async () => {
  const { app } = await startSandbox();
  const query = { name: 'hotel tidenhub', city: 'Hamburg', country: 'DE' };
  const page = await app.inject({ url: '/partner/hotels/some-hotel', query });
  expect(page.body).toContain('<h1>Hotel Tidenhub</h1>');
  expect(page.body).toContain('/cdn/hotel/hamburg-tidenhub.jpg');
});

test.each([
  ['/partner/api/bookings', { check_in: 'soon' }, 400],
  ['/partner/api/bookings', { check_in: '2027-01-02', check_out: '2027-01-01' }, 400],
  ['/partner/api/bookings', { amount_minor: -1 }, 400],
  ['/partner/api/bookings', { currency: 'euro' }, 400],
  ['/partner/api/bookings', { hotel: '../etc' }, 400],
  ['/partner/api/bookings/BK-none/events', { status: 'stayed' }, 404],
  ['/partner/api/deliveries', { order: 'sideways' }, 400],
])('Wrong input is refused: %s %o', async (url, payload, status) => {
  const { app } = await startSandbox();
  expect((await post(app, url, payload)).statusCode).toBe(status);
});

test('A form without sensible dates is refused on a page', async () => {
  const { app } = await startSandbox();
  for (const check_out of ['2027-01-10', '2028-01-10', 'never', '']) {
    const answer = await form(app, '/partner/hotels/zermatt-bergkristall', {
      check_in: '2027-01-10',
      check_out,
    });
    expect(answer.statusCode).toBe(400);
  }
});

const awinUrl = (query: Record<string, string>) =>
  `/api.awin.com/publishers/426667/transactions/?${new URLSearchParams(query)}`;
const awinHeaders = { authorization: 'Bearer sandbox-awin-token' };
const around = () => {
  const day = (shift: number) => new Date(Date.now() + shift * 86_400_000).toISOString().slice(0, 19);
  return { startDate: day(-2), endDate: day(2), timezone: 'UTC' };
};

test('The affiliate network lists the bookings with their click and state', async () => {
  const { publicUrl } = await startProduct();
  const { app } = await startSandbox({ publicUrl });
  const booking = (
    await post(app, '/partner/api/bookings', { click_id: 'wf_1', amount_minor: 14_256, currency: 'EUR' })
  ).json();
  const list = async () => (await app.inject({ url: awinUrl(around()), headers: awinHeaders })).json();
  const [entry] = await list();
  expect(entry).toMatchObject({
    commissionStatus: 'pending',
    saleAmount: { amount: 142.56, currency: 'EUR' },
    commissionAmount: { amount: 5.7 },
    clickRefs: { clickRef: 'wf_1' },
    validationDate: null,
    orderRef: booking.id,
  });
  expect(entry.transactionDate).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
  await post(app, `/partner/api/bookings/${booking.id}/events`, { status: 'stayed' });
  expect((await list())[0]).toMatchObject({ id: entry.id, commissionStatus: 'approved' });
  await post(app, `/partner/api/bookings/${booking.id}/events`, { status: 'cancelled' });
  expect((await list())[0]).toMatchObject({ commissionStatus: 'declined', declineReason: 'cancelled' });
});

test('The affiliate network refuses what the real one refuses', async () => {
  const { app } = await startSandbox();
  const ask = async (query: Record<string, string>, headers = awinHeaders) =>
    (await app.inject({ url: awinUrl(query), headers })).statusCode;
  expect(await ask(around(), { authorization: 'Bearer x' })).toBe(401);
  expect(await ask({})).toBe(400);
  expect(await ask({ startDate: '2026-01-01T00:00:00', endDate: '2026-03-01T00:00:00' })).toBe(400);
  expect(await ask({ ...around(), timezone: 'Mars' })).toBe(400);
  const many = await Promise.all(Array.from({ length: 25 }, () => ask(around())));
  expect(many).toContain(429);
});

test('A deep link leads to the booking site with its click, never away from here', async () => {
  const { app } = await startSandbox();
  const follow = async (ued: string) =>
    String(
      (
        await app.inject({
          url: '/www.awin1.com/cread.php',
          query: { awinmid: '18118', clickref: 'wf_2', ued },
        })
      ).headers.location,
    );
  expect(await follow('https://www.booking.com/hotel/ch/post.de.html')).toMatch(
    /^http:\/\/127\.0\.0\.1:\d+\/partner\/hotels\/www-booking-com-hotel-ch-post-de-html\?click_id=wf_2$/,
  );
  expect(await follow('javascript:alert(1)')).toContain('/partner/hotels/');
});

test.each([
  ['429', 429],
  ['500', 500],
])('The fault %s answers %i', async (fault, status) => {
  const { app } = await startSandbox();
  await post(app, '/control', { provider: 'partner', fault });
  expect((await app.inject('/partner')).statusCode).toBe(status);
});

test('New dates change the amount with the nights, once per order, and are reported', async () => {
  const { app } = await startSandbox({ publicUrl: 'http://127.0.0.1:9' });
  const booking = (
    await post(app, '/partner/api/bookings', {
      delivery: 'hold',
      amount_minor: 20_000,
      check_in: '2026-12-01',
      check_out: '2026-12-03',
      guest_email: 'robin@guest.example',
    })
  ).json();
  const order = () =>
    app.inject({
      method: 'POST',
      url: `/partner/api/bookings/${booking.id}/events`,
      headers: { 'idempotency-key': 'request-1' },
      payload: { check_in: '2026-12-05', check_out: '2026-12-08', delivery: 'hold' },
    });
  await order();
  const changed = (await order()).json();
  expect(changed).toMatchObject({ checkIn: '2026-12-05', checkOut: '2026-12-08', amountMinor: 30_000 });
  expect(changed.events).toHaveLength(2);
  expect(changed.events[1]).toMatchObject({ status: 'booked', amountMinor: 30_000, checkIn: '2026-12-05' });
  const wrong = { check_in: '2026-12-05', check_out: '2026-12-05' };
  expect((await post(app, `/partner/api/bookings/${booking.id}/events`, wrong)).statusCode).toBe(400);
  expect((await post(app, `/partner/api/bookings/${booking.id}/events`, {})).statusCode).toBe(400);
});
