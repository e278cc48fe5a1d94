import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fakeFetch } from '../../../../test/stand-ins/fake-fetch.ts';
import { listAwin } from './awin.ts';
import type { NetworkList } from './listed.ts';
import { pullTransactions } from './pull.ts';
import { listTravelpayouts } from './travelpayouts.ts';

const now = new Date('2026-11-22T12:00:00Z');
const awin = { url: 'https://awin.example', token: 't', publisherId: '1', partner: 'awin' };
const travelpayouts = { url: 'https://statistics.example', token: 't', partner: 'travelpayouts' };
const awinLine = (commissionStatus: string, id: number) => ({
  id,
  commissionStatus,
  saleAmount: { amount: 300, currency: 'EUR' },
  clickRefs: { clickRef: 'a' },
  transactionDate: '2026-11-10T10:00:00',
});
const travelpayoutsLine = (state: string, id: number) => ({
  action_id: `1:${id}`,
  sub_id: 'a',
  state,
  price_usd: '300.00',
  created_at: '2026-11-10 10:00:00',
});

/** How a network's list is read that has a transaction of each of these words. */
const readers: Readonly<Record<string, (words: string[]) => Promise<NetworkList>>> = {
  Awin: (words) =>
    listAwin(
      fakeFetch(() => words.map(awinLine)),
      awin,
      { now, days: 31, pause: async () => undefined },
    ),
  Travelpayouts: (words) =>
    listTravelpayouts(
      fakeFetch(() => ({ total_rows: words.length, results: words.map(travelpayoutsLine) })),
      travelpayouts,
      { now, days: 31, pause: async () => undefined },
    ),
};

test.each(Object.entries(readers))('Each word of %s is read as the manual says', async (network, read) => {
  const file = path.resolve(import.meta.dirname, '../../../../../../docs/earnings.md');
  const row = (await readFile(file, 'utf8'))
    .split('\n')
    .find((line) => line.startsWith(`| ${network} `) && line.includes('_TOKEN`'));
  const wordsOf = (cell: string) => [...cell.matchAll(/`(\w+)`/g)].map(([, word = '']) => word);
  const [booked = [], stayed = [], cancelled = []] = (row ?? '').split('|').slice(4, 7).map(wordsOf);
  const words = [...booked, ...stayed, ...cancelled];
  const stages = [
    ...booked.map(() => 'pending'),
    ...stayed.map(() => 'approved'),
    ...cancelled.map(() => 'declined'),
  ];
  expect(words.length).toBeGreaterThan(2);
  const { transactions } = await read([...words, 'unheard']);
  expect(transactions.map(({ status, stage }) => [status, stage])).toEqual([
    ...words.map((word, index) => [word, stages[index]]),
    ['unheard', null],
  ]);
});

test('Awin is queried by booking and by validation date, fewer than twenty times a minute', async () => {
  const [asked, pauses]: [string[], number[]] = [[], []];
  await listAwin(
    fakeFetch((url) => {
      asked.push(new URL(url).searchParams.get('dateType') ?? '');
      return [];
    }),
    awin,
    { now, days: 62, pause: async (milliseconds) => void pauses.push(milliseconds) },
  );
  expect(asked).toEqual(['transaction', 'validation', 'transaction', 'validation']);
  expect(pauses).toHaveLength(2);
  expect(Math.min(...pauses)).toBeGreaterThan(3000);
});

test.each([
  ['Awin', awin.url],
  ['Travelpayouts', travelpayouts.url],
])(
  'While %s does not answer the other network is read, and the failure is reported',
  async (_network, silent) => {
    const asked: string[] = [];
    const platform = {
      config: { earnings: { awin, travelpayouts } },
      clock: { now: () => now },
      fetchSafely: fakeFetch((url) => {
        asked.push(new URL(url).origin);
        if (url.startsWith(silent)) throw new Error('no answer');
        return url.startsWith(awin.url) ? [] : { total_rows: 0, results: [] };
      }),
    } as unknown as Parameters<typeof pullTransactions>[0];
    await expect(pullTransactions(platform, { days: 31 })).rejects.toThrow('no answer');
    expect([...new Set(asked)]).toEqual([awin.url, travelpayouts.url]);
  },
);
