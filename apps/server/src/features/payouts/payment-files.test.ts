import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examine } from '../../../../sandbox/src/bank/examine.ts';
import { statusReport } from '../../../../sandbox/src/bank/pain002.ts';
import { paymentText } from './charset.ts';
import { nextBankDay } from './execution-day.ts';
import { type Payment, writePaymentFile } from './pain001.ts';
import { readStatusReport, UnreadableReport } from './pain002.ts';
import { routeOf } from './route.ts';

const now = new Date('2026-11-20T15:00:00Z');
const today = '2026-11-20';
const debtor = { name: 'Staylore Demo AG', iban: 'CH5604835012345678009', bic: 'CRESCHZZ80A' };

function payment(wishes: Partial<Payment> = {}): Payment {
  return {
    route: 'sepa',
    endToEndId: 'PO-1',
    amountMinor: 5023,
    currency: 'EUR',
    iban: 'DE89370400440532013000',
    name: 'Anna Muster',
    town: 'Köln',
    country: 'DE',
    message: 'Staylore commission PO-1',
    ...wishes,
  };
}
const francs = (wishes: Partial<Payment> = {}) =>
  payment({
    route: 'domestic',
    currency: 'CHF',
    iban: 'CH9300762011623852957',
    country: 'CH',
    endToEndId: 'PO-2',
    ...wishes,
  });

const write = (payments: Payment[], messageId = 'PAYOUT-1') =>
  writePaymentFile({ messageId, createdAt: now, executionDay: nextBankDay(now), debtor, payments });
const judge = (xml: string) => examine(xml, { today, messageIds: new Set() });

test('A file with euros and francs is accepted by a bank that checks structure, sums, accounts and addresses', () => {
  const verdict = judge(write([payment(), francs({ amountMinor: 12_050 })]));
  expect(verdict.reason).toBeNull();
  expect(verdict).toMatchObject({ status: 'ACCP', count: '2', sum: '170.73' });
  expect(verdict.payments.map(({ id }) => id)).toEqual(['PAYOUT-1-EUR', 'PAYOUT-1-CHF']);
});

test('Whatever name, town and amount, the file stays acceptable and the amounts arrive to the cent', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }),
          town: fc.string({ unit: 'grapheme', maxLength: 60 }),
          amountMinor: fc.integer({ min: 1, max: 99_999_999 }),
          swiss: fc.boolean(),
        }),
        { minLength: 1, maxLength: 12 },
      ),
      (people) => {
        const payments = people.map(({ swiss, ...rest }, index) =>
          (swiss ? francs : payment)({ ...rest, endToEndId: `PO-${index}` }),
        );
        const verdict = judge(write(payments));
        expect(verdict.reason).toBeNull();
        const paid = verdict.payments.flatMap(({ transfers }) => transfers);
        expect(paid.filter(({ reason }) => reason !== null)).toEqual([]);
        const cents = (text: string) => Number(text.replace('.', ''));
        for (const { endToEndId, amount } of paid)
          expect(cents(amount)).toBe(payments.find((one) => one.endToEndId === endToEndId)?.amountMinor);
      },
    ),
    { numRuns: 300 },
  );
});

test('Names keep their Latin letters, others are written in Latin or with a full stop', () => {
  expect(paymentText('Żółć Țară Łukasz €', 70)).toBe('Żółć Țară Łukasz €');
  expect(paymentText('Nguyễn Thị', 70)).toBe('Nguyen Thi');
  expect(paymentText('Zoë 🏨 \u202eabc', 70)).toBe('Zoë . .abc');
  expect(paymentText('a\u0000b\n c', 70)).toBe('a.b c');
  expect(paymentText('x'.repeat(90), 70)).toHaveLength(70);
});

describe('Which way money goes', () => {
  test.each([
    ['EUR', 'DE89370400440532013000', 'sepa'],
    ['EUR', 'CH9300762011623852957', 'sepa'],
    ['CHF', 'CH9300762011623852957', 'domestic'],
    ['CHF', 'LI21088100002324013AA', 'domestic'],
    ['CHF', 'DE89370400440532013000', null],
    ['USD', 'CH9300762011623852957', null],
    ['EUR', 'TR330006100519786457841326', null],
  ])('%s to %s: %s', (currency, iban, route) => {
    expect(routeOf(currency, iban)).toBe(route);
  });
});

test('A payment is due on the next day banks work, never at a weekend', () => {
  expect(nextBankDay(new Date('2026-11-20T15:00:00Z'))).toBe('2026-11-23');
  expect(nextBankDay(new Date('2026-11-22T15:00:00Z'))).toBe('2026-11-23');
  expect(nextBankDay(new Date('2026-11-23T23:59:59Z'))).toBe('2026-11-24');
});

describe('The answer of the bank', () => {
  const answerTo = (xml: string) => readStatusReport(statusReport(judge(xml), now));

  test('accepts every payment of an accepted file', () => {
    const report = answerTo(write([payment(), francs()]));
    expect(report).toMatchObject({ messageId: 'PAYOUT-1', isRepeat: false });
    expect(report.outcomeOf({ blockId: 'PAYOUT-1-EUR', endToEndId: 'PO-1' })).toEqual({ kind: 'accepted' });
    expect(report.outcomeOf({ blockId: 'PAYOUT-1-CHF', endToEndId: 'PO-2' })).toEqual({ kind: 'accepted' });
  });

  test('names the one payment that comes back, with its reason, and leaves the others accepted', () => {
    const report = answerTo(write([payment(), payment({ endToEndId: 'PO-9', name: 'Closed AC04' })]));
    expect(report.outcomeOf({ blockId: 'PAYOUT-1-EUR', endToEndId: 'PO-1' })).toEqual({ kind: 'accepted' });
    expect(report.outcomeOf({ blockId: 'PAYOUT-1-EUR', endToEndId: 'PO-9' })).toMatchObject({
      kind: 'rejected',
      code: 'AC04',
    });
  });

  test('refusing the whole file refuses each payment, and a file that came before means nothing new', () => {
    const xml = write([payment()]);
    const broken = readStatusReport(statusReport(judge(xml.replace('<NbOfTxs>1', '<NbOfTxs>7')), now));
    expect(broken.outcomeOf({ blockId: 'PAYOUT-1-EUR', endToEndId: 'PO-1' })).toMatchObject({
      kind: 'rejected',
    });
    const again = examine(xml, { today, messageIds: new Set(['PAYOUT-1']) });
    expect(readStatusReport(statusReport(again, now)).isRepeat).toBe(true);
  });

  test('without a last word leaves the payment with the bank', () => {
    const group = (status: string) =>
      `<Document><CstmrPmtStsRpt><OrgnlGrpInfAndSts><OrgnlMsgId>M</OrgnlMsgId><GrpSts>${status}</GrpSts></OrgnlGrpInfAndSts></CstmrPmtStsRpt></Document>`;
    const one = { blockId: 'B', endToEndId: 'E' };
    expect(readStatusReport(group('PDNG')).outcomeOf(one)).toEqual({ kind: 'pending' });
    expect(readStatusReport(group('ACSC')).outcomeOf(one)).toEqual({ kind: 'accepted' });
    expect(readStatusReport(group('RJCT')).outcomeOf(one)).toMatchObject({ kind: 'rejected', code: 'MS03' });
  });

  test.each([
    '',
    'not xml',
    '<Document/>',
    '<Document><CstmrPmtStsRpt>',
    '<!DOCTYPE a [<!ENTITY b "c">]><Document>&b;</Document>',
  ])('that cannot be read books nothing: %j', (xml) => {
    expect(() => readStatusReport(xml)).toThrow(UnreadableReport);
  });
});
