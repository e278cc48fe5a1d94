import { readFile } from 'node:fs/promises';
import { bookingStatuses } from '@staylore/contract/earnings/bookings';
import { expect, test } from 'vitest';
import {
  type BookingFact,
  foldEvents,
  inOrder,
} from '../../apps/server/src/earnings/bookings/fold-events.ts';
import * as ledger from '../../apps/server/src/earnings/ledger/index.ts';
import { readStatusReport } from '../../apps/server/src/earnings/payouts/index.ts';
import { inProject } from '../launch/project.ts';

type Status = BookingFact['status'];

const manual = (await readFile(inProject('docs/earnings.md'), 'utf8')).replaceAll('\r', '');
/** On one line, because sentences may wrap anywhere. */
const flat = manual.replaceAll(/\s+/g, ' ');
const codesIn = (text: string) => [...text.matchAll(/`(\w+)`/g)].map(([, code = '']) => code);
const isStatus = (word: string | undefined): word is Status => bookingStatuses.some((one) => one === word);

const fact = (status: Status, at: number): BookingFact => ({
  eventId: `${status}${at}`,
  status,
  amountMinor: 100,
  currency: 'EUR',
  checkIn: '2026-11-01',
  checkOut: '2026-11-03',
  occurredAt: new Date(Date.UTC(2026, 10, 1 + at)),
});

test('A reported state leads to those to which the diagram draws an arrow, and to no other', () => {
  const [, diagram = ''] = /```mermaid\n([\s\S]+?)```/.exec(manual) ?? [];
  const arrows = [...diagram.matchAll(/^ +(\w+) --> (\w+)/gm)].map(([, from, to]) => [from, to]);
  const drawn = arrows.filter(([from, to]) => isStatus(from) && isStatus(to)).map(String);
  expect(flat).toContain(
    '`refunded` can follow every reported state and ends only when the booking is booked or confirmed again.',
  );
  const told = bookingStatuses
    .filter((status) => status !== 'refunded')
    .map((status) => String([status, 'refunded']))
    .concat('refunded,booked', 'refunded,confirmed');
  const leads = bookingStatuses.flatMap((from) =>
    bookingStatuses
      .filter((to) => to !== from && foldEvents([fact(from, 0), fact(to, 1)])?.status === to)
      .map((to) => String([from, to])),
  );
  expect(leads.sort()).toEqual([...new Set([...drawn, ...told])].sort());
});

test('Events of one moment count in the order of the list of the manual, then by their ids', () => {
  const [, list = ''] = /Partners report events: (.+?)\. The state of a booking/.exec(flat) ?? [];
  const order = codesIn(list).filter(isStatus);
  expect([...order].sort()).toEqual([...bookingStatuses].sort());
  expect(inOrder(order.toReversed().map((status) => fact(status, 0))).map(({ status }) => status)).toEqual(
    order,
  );
  const twice = ['b', 'a'].map((eventId) => ({ ...fact('booked', 0), eventId }));
  expect(inOrder(twice).map(({ eventId }) => eventId)).toEqual(['a', 'b']);
});

test('The ledger has the accounts and the calls that the manual names', () => {
  const [, accounts = ''] =
    /four accounts per booking and currency: (.+?), balanced against/.exec(flat) ?? [];
  expect(codesIn(accounts)).toEqual(Object.keys(ledger.emptyPosition));
  const [, table = ''] = /\| Call [^\n]*\n([\s\S]+?)\n\n/.exec(manual) ?? [];
  const calls = table.split('\n').flatMap((line) => codesIn(line.split('|')[1] ?? ''));
  expect(calls).toHaveLength(5);
  expect(calls.filter((name) => !(name in ledger))).toEqual([]);
});

const answerOf = (status: string) =>
  readStatusReport(
    `<Document><CstmrPmtStsRpt><OrgnlGrpInfAndSts><OrgnlMsgId>M</OrgnlMsgId><GrpSts>${status}</GrpSts></OrgnlGrpInfAndSts></CstmrPmtStsRpt></Document>`,
  ).outcomeOf({ blockId: 'B', endToEndId: 'E' }).kind;

test('Each word of the bank means what the manual says', () => {
  const [, accepted = ''] = /\| accepted \(`([A-Z ]+)`\)/.exec(flat) ?? [];
  expect(accepted.split(' ')).toHaveLength(6);
  for (const word of accepted.split(' ')) expect([word, answerOf(word)]).toEqual([word, 'accepted']);
  expect(flat).toContain('| rejected (`RJCT`), whole file, block or payment |');
  expect([answerOf('RJCT'), answerOf('PDNG'), answerOf('RCVD')]).toEqual(['rejected', 'pending', 'pending']);
});
