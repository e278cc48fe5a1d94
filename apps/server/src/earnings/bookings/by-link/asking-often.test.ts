import type { BookingSide } from '@staylore/contract/earnings/bookings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo } from '../../../../test/mailbox.ts';
import { createMember } from '../../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import { createClick, reportOf, sendReport } from '../../../../test/stays/earnings.ts';
import { hashOfToken, newToken } from '../../../platform/crypto/index.ts';
import { insertLink } from './queries.ts';

let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp({ ...sandbox.env, RATE_LIMITS: 'on', TRUST_PROXY: '1' });
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

let networks = 0;
/** As from another network each time. */
function post(url: string, body: object) {
  networks += 1;
  return app.send('POST', url, { body, headers: { 'x-forwarded-for': `198.51.100.${networks}` } });
}

/** A booking to come, and a link of either side to it. */
async function booking(hotelEmail: string) {
  const { db } = app.platform;
  const click = await createClick(app, { of: await createMember(app) });
  const days = { check_in: '2199-01-01', check_out: '2199-01-03', occurred_at: new Date().toISOString() };
  const report = reportOf(click, { ...days, hotel_email: hotelEmail });
  expect((await sendReport(app, report)).status).toBe(200);
  const { id } = await db
    .selectFrom('bookings')
    .select('id')
    .where('booking_id', '=', String(report.booking_id))
    .executeTakeFirstOrThrow();
  return async (side: BookingSide) => {
    const token = newToken();
    await insertLink(db, { tokenHash: hashOfToken(token), booking: id, side });
    return `/api/bookings/by-link/${token}/requests`;
  };
}

test('The hotel gets no more mails than a day’s requests, however many links or networks a traveller uses', async () => {
  const linkFor = await booking('house@hotels.example');
  for (let count = 0; count < 10; count += 1) {
    const url = await linkFor('traveller');
    const asked = await post(url, { kind: 'cancel' });
    expect(asked.status).toBe(200);
    await post(`${url}/${asked.body.requests[0].id}`, { action: 'withdraw' });
  }
  const refused = await post(await linkFor('traveller'), { kind: 'cancel' });
  expect([refused.status, refused.body.code]).toEqual([429, 'bookings.asked_often']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3600);
  expect(await mailsTo(app, sandbox, 'house@hotels.example')).toHaveLength(20);
  expect((await post(await linkFor('hotel'), { kind: 'cancel' })).status).toBe(200);
});
