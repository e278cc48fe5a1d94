import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMember } from '../../../../test/people.ts';
import { fakeFetch } from '../../../../test/stand-ins/fake-fetch.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import { createClick } from '../../../../test/stays/earnings.ts';
import { verifyLedger } from '../../ledger/index.ts';
import { verifyBookings } from '../index.ts';
import { listAwin } from './awin.ts';
import type { NetworkList } from './listed.ts';
import { reconcile } from './reconcile.ts';
import { listTravelpayouts } from './travelpayouts.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
  app.platform.clock.setOffset(wanted.now.getTime() - Date.now());
});

afterAll(() => app?.close());

const wanted = { now: new Date('2026-11-22T12:00:00Z'), days: 31, pause: async () => undefined };
const answering = (body: unknown) => fakeFetch(() => body);

const awin = (clickRef: string, more: object = {}) => ({
  id: 1,
  commissionStatus: 'approved',
  saleAmount: { amount: 300, currency: 'EUR' },
  clickRefs: { clickRef },
  transactionDate: '2026-11-10T10:00:00',
  ...more,
});
const travelpayouts = (sub_id: string, more: object = {}) => ({
  action_id: '100:1',
  sub_id,
  state: 'paid',
  price_usd: '300.00',
  created_at: '2026-11-10 10:00:00',
  updated_at: '2026-11-12 10:00:00',
  ...more,
});

const listOf = {
  awin: (rows: unknown[]): Promise<NetworkList> =>
    listAwin(
      answering(rows),
      { url: 'https://awin.example', token: 't', publisherId: '1', partner: 'awin' },
      wanted,
    ),
  travelpayouts: (results: unknown[]): Promise<NetworkList> =>
    listTravelpayouts(
      answering({ total_rows: results.length, results }),
      { url: 'https://statistics.example', token: 't', partner: 'travelpayouts' },
      wanted,
    ),
};

const odd: ['awin' | 'travelpayouts', string, object][] = [
  ['awin', 'less than nothing', { saleAmount: { amount: -300, currency: 'EUR' } }],
  ['awin', 'more than any stay', { saleAmount: { amount: 1e20, currency: 'EUR' } }],
  ['awin', 'a sum in words', { saleAmount: { amount: '300', currency: 'EUR' } }],
  ['awin', 'an unknown currency', { saleAmount: { amount: 300, currency: 'eur' } }],
  ['awin', 'a day that no month has', { transactionDate: '2026-02-31T10:00:00' }],
  ['awin', 'the year 0', { transactionDate: '0000-01-01T10:00:00' }],
  ['awin', 'no time', { transactionDate: null }],
  ['awin', 'a decision on no day', { validationDate: '2026-13-01T10:00:00' }],
  ['awin', 'an endless number', { orderRef: 'x'.repeat(5000) }],
  ['awin', 'a number with a NUL', { orderRef: 'a\0b' }],
  ['travelpayouts', 'less than nothing', { price_usd: '-300.00' }],
  ['travelpayouts', 'more than any stay', { price_usd: '999999999999.00' }],
  ['travelpayouts', 'a day that no month has', { created_at: '2026-02-31 10:00:00' }],
  ['travelpayouts', 'an endless name', { action_id: 'x'.repeat(5000) }],
  ['travelpayouts', 'a name with a NUL', { action_id: 'a\0b' }],
];

describe('A line of a network’s list that makes no sense is left alone and counted, and the others are taken', () => {
  test.each(odd)('%s: %s', async (network, _what, more) => {
    const member = await createMember(app);
    const { clickId } = await createClick(app, { of: member, at: new Date('2026-11-09T00:00:00Z') });
    const name = `${member.id}`;
    const rows =
      network === 'awin'
        ? [
            awin(clickId, { ...more, ...('orderRef' in more ? {} : { orderRef: `A${name}` }) }),
            awin(clickId, { id: 1000 + member.id, orderRef: `B${name}` }),
          ]
        : [travelpayouts(clickId, more), travelpayouts(clickId, { action_id: `100:${name}` }), null, 'row'];
    const list = await listOf[network](rows);
    expect(list.transactions).toHaveLength(1);
    const report = await reconcile(app.platform, { partner: network, ...list });
    expect(report).toMatchObject({ taken: 1, unreadable: network === 'awin' ? 2 : 3 });
    const { body } = await app.send('GET', `/api/users/${member.id}/bookings`, { as: member });
    expect(body).toMatchObject([{ commission_minor: 3000, state: 'stayed' }]);
    expect((await verifyLedger(app.platform.db, [verifyBookings])).faults).toEqual([]);
  });
});

test.each([
  ['2026-11-05T10:00:00', 'payable'],
  ['2026-11-21T10:00:00', 'stayed'],
])(
  'The hold of a listed stay runs from its approval (%s: %s); its days are that of the transaction',
  async (validationDate, state) => {
    const member = await createMember(app);
    const { clickId } = await createClick(app, { of: member, at: new Date('2026-10-24T00:00:00Z') });
    const line = awin(clickId, {
      id: 2000 + member.id,
      transactionDate: '2026-10-25T10:00:00',
      validationDate,
    });
    await reconcile(app.platform, { partner: 'awin', ...(await listOf.awin([line])) });
    const { body } = await app.send('GET', `/api/users/${member.id}/bookings`, { as: member });
    expect(body).toMatchObject([{ state, check_in: '2026-10-25', check_out: '2026-10-25' }]);
  },
);
