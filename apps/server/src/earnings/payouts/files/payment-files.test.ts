import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSandbox, type TestSandbox } from '../../../../test/sandbox.ts';
import { includesPaymentMorning, nextBankDay } from '../execution-day.ts';
import { paymentText } from './charset.ts';
import { type Payment, writePaymentFile } from './pain001.ts';
import { readStatusReport, type StatusReport, UnreadableReport } from './pain002.ts';
import { routeOf } from './route.ts';

let sandbox: TestSandbox;
let count = 0;

beforeAll(async () => {
  sandbox = await startSandbox();
});

afterAll(() => sandbox?.stop());

const accepted = { kind: 'accepted' };
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

function write(payments: Payment[]): { messageId: string; xml: string } {
  count += 1;
  const messageId = `PAYOUT-TEST-${count}`;
  const now = new Date();
  return {
    messageId,
    xml: writePaymentFile({ messageId, createdAt: now, executionDay: nextBankDay(now), debtor, payments }),
  };
}

/** The answer of a bank that checks structure, totals, accounts and addresses by the Swiss Payment Standards. */
async function answerTo(xml: string): Promise<StatusReport> {
  const headers = { 'content-type': 'application/xml' };
  const answer = await fetch(`${sandbox.url}/bank/payments`, { method: 'POST', headers, body: xml });
  return readStatusReport(await answer.text());
}

test('A file with euros and francs is accepted as a whole', async () => {
  const { messageId, xml } = write([payment(), francs({ amountMinor: 12_050 })]);
  expect(xml).toContain('<CtrlSum>170.73</CtrlSum>');
  const report = await answerTo(xml);
  expect(report).toMatchObject({ messageId, isRepeat: false });
  expect(report.outcomeOf({ blockId: `${messageId}-EUR`, endToEndId: 'PO-1' })).toEqual(accepted);
  expect(report.outcomeOf({ blockId: `${messageId}-CHF`, endToEndId: 'PO-2' })).toEqual(accepted);
});

test('The bank accepts the file and every payment, whatever name, town and amount they have', async () => {
  const person = fc.record({
    name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }),
    town: fc.string({ unit: 'grapheme', maxLength: 60 }),
    amountMinor: fc.integer({ min: 1, max: 99_999_999 }),
    swiss: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(person, { minLength: 1, maxLength: 12 }), async (people) => {
      const payments = people.map(({ swiss, ...rest }, index) =>
        (swiss ? francs : payment)({ ...rest, endToEndId: `PO-${index}` }),
      );
      const { messageId, xml } = write(payments);
      const amounts = [...xml.matchAll(/<InstdAmt[^>]*>([\d.]+)</g)].map(([, text]) =>
        Math.round(Number(text) * 100),
      );
      expect(amounts.sort()).toEqual(payments.map(({ amountMinor }) => amountMinor).sort());
      const report = await answerTo(xml);
      for (const { endToEndId, currency } of payments)
        expect(report.outcomeOf({ blockId: `${messageId}-${currency}`, endToEndId })).toEqual(accepted);
    }),
    { numRuns: 100 },
  );
});

test('Names cannot bring XML entities or forbidden characters into the file', async () => {
  const names = ['&foo;', '&#0;', '&#x4e2d;', '&amp;lt;', 'Sun & Sea', '&', '</Nm>&lt;', '＆foo;', '﹠#0;'];
  const payments = names.map((name, index) => payment({ name, town: name, endToEndId: `PO-${index}` }));
  const { messageId, xml } = write(payments);
  expect(xml).not.toMatch(/&(?!lt;|gt;)/);
  expect([...xml.matchAll(/<Cdtr>\s*<Nm>([^<]*)</g)].map(([, name]) => name)).toEqual([
    '+foo;',
    '+#0;',
    '+#x4e2d;',
    '+amp;lt;',
    'Sun + Sea',
    '+',
    '&lt;/Nm&gt;+lt;',
    '+foo;',
    '+#0;',
  ]);
  const report = await answerTo(xml);
  for (const { endToEndId } of payments)
    expect(report.outcomeOf({ blockId: `${messageId}-EUR`, endToEndId })).toEqual(accepted);
});

test('Names keep their Latin letters, others are written in Latin or with a full stop', () => {
  expect(paymentText('Żółć Țară Łukasz €', 70)).toBe('Żółć Țară Łukasz €');
  expect(paymentText('Nguyễn Thị', 70)).toBe('Nguyen Thi');
  expect(paymentText('Zoë 🏨 \u202eabc', 70)).toBe('Zoë . .abc');
  expect(paymentText('a\u0000b\n c', 70)).toBe('a.b c');
  expect(paymentText('x'.repeat(90), 70)).toHaveLength(70);
});

describe('The route of a payment', () => {
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

test.each([
  ['2026-11-20T05:00:00Z', '2026-11-20T06:00:00Z', true],
  ['2026-11-20T06:00:00Z', '2026-11-20T23:00:00Z', false],
  ['2026-11-20T06:00:01Z', '2026-11-23T05:59:59Z', false],
  ['2026-11-20T06:00:01Z', '2026-11-23T06:00:00Z', true],
  ['2026-11-23T10:00:00Z', '2026-11-23T10:00:00Z', false],
])('Payouts are collected on workday mornings: from %s to %s, %s', (from, to, holds) => {
  expect(includesPaymentMorning({ from: new Date(from), to: new Date(to) })).toBe(holds);
});

describe('The answer of the bank', () => {
  test('names the one payment that comes back, with its reason, and leaves the others accepted', async () => {
    const { messageId, xml } = write([payment(), payment({ endToEndId: 'PO-9', name: 'Closed AC04' })]);
    const report = await answerTo(xml);
    const blockId = `${messageId}-EUR`;
    expect(report.outcomeOf({ blockId, endToEndId: 'PO-1' })).toEqual(accepted);
    expect(report.outcomeOf({ blockId, endToEndId: 'PO-9' })).toMatchObject({
      kind: 'rejected',
      code: 'AC04',
    });
  });

  test('refusing a file refuses each payment in it; an earlier file changes nothing', async () => {
    const { messageId, xml } = write([payment()]);
    const one = { blockId: `${messageId}-EUR`, endToEndId: 'PO-1' };
    const broken = await answerTo(xml.replace('<NbOfTxs>1', '<NbOfTxs>7'));
    expect(broken.outcomeOf(one)).toMatchObject({ kind: 'rejected' });
    expect((await answerTo(xml)).outcomeOf(one)).toEqual(accepted);
    expect((await answerTo(xml)).isRepeat).toBe(true);
  });

  test('about payments of one block may come in several parts', () => {
    const part = (id: string, status: string) =>
      `<OrgnlPmtInfAndSts><OrgnlPmtInfId>B</OrgnlPmtInfId><PmtInfSts>PART</PmtInfSts><TxInfAndSts><OrgnlEndToEndId>${id}</OrgnlEndToEndId><TxSts>${status}</TxSts></TxInfAndSts></OrgnlPmtInfAndSts>`;
    const report = readStatusReport(
      `<Document><CstmrPmtStsRpt><OrgnlGrpInfAndSts><OrgnlMsgId>M</OrgnlMsgId><GrpSts>PART</GrpSts></OrgnlGrpInfAndSts>${part('E1', 'ACSC')}${part('E2', 'RJCT')}</CstmrPmtStsRpt></Document>`,
    );
    expect(report.outcomeOf({ blockId: 'B', endToEndId: 'E1' })).toEqual(accepted);
    expect(report.outcomeOf({ blockId: 'B', endToEndId: 'E2' })).toMatchObject({ kind: 'rejected' });
  });

  test('that refuses one block as a duplicate leaves it open, and counts for the others', () => {
    const block = (id: string, rest: string) =>
      `<OrgnlPmtInfAndSts><OrgnlPmtInfId>${id}</OrgnlPmtInfId>${rest}</OrgnlPmtInfAndSts>`;
    const known = '<PmtInfSts>RJCT</PmtInfSts><StsRsnInf><Rsn><Cd>DU02</Cd></Rsn></StsRsnInf>';
    const read = (blocks: string) =>
      readStatusReport(
        `<Document><CstmrPmtStsRpt><OrgnlGrpInfAndSts><OrgnlMsgId>M</OrgnlMsgId><GrpSts>PART</GrpSts></OrgnlGrpInfAndSts>${blocks}</CstmrPmtStsRpt></Document>`,
      );
    const report = read(block('M-EUR', known) + block('M-CHF', '<PmtInfSts>ACCP</PmtInfSts>'));
    expect(report.isRepeat).toBe(false);
    expect(report.outcomeOf({ blockId: 'M-EUR', endToEndId: 'E' })).toEqual({ kind: 'pending' });
    expect(report.outcomeOf({ blockId: 'M-CHF', endToEndId: 'C' })).toEqual(accepted);
    expect(read(block('M-EUR', known)).isRepeat).toBe(true);
  });

  test('without a last word leaves the payment with the bank', () => {
    const group = (status: string) =>
      `<Document><CstmrPmtStsRpt><OrgnlGrpInfAndSts><OrgnlMsgId>M</OrgnlMsgId><GrpSts>${status}</GrpSts></OrgnlGrpInfAndSts></CstmrPmtStsRpt></Document>`;
    const one = { blockId: 'B', endToEndId: 'E' };
    expect(readStatusReport(group('PDNG')).outcomeOf(one)).toEqual({ kind: 'pending' });
    expect(readStatusReport(group('ACSC')).outcomeOf(one)).toEqual(accepted);
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
