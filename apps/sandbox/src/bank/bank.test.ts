import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { startSandbox, temporaryFolder } from '../../test/start.ts';
import { find, parseXml, textAt, XmlError } from './xml.ts';

interface Transfer {
  id?: string;
  amount?: string;
  currency?: string;
  iban?: string;
  creditor?: string;
  address?: string;
}

const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const town =
  '<PstlAdr><StrtNm>Hauptstrasse</StrtNm><PstCd>50667</PstCd><TwnNm>Köln</TwnNm><Ctry>DE</Ctry></PstlAdr>';

function transfer({
  id = 'PO-1',
  amount = '50.23',
  currency = 'EUR',
  iban = 'DE89370400440532013000',
  creditor = 'Anna Muster',
  address = town,
}: Transfer): string {
  return `<CdtTrfTxInf><PmtId><InstrId>${id}</InstrId><EndToEndId>${id}</EndToEndId></PmtId><Amt><InstdAmt Ccy="${currency}">${amount}</InstdAmt></Amt><Cdtr><Nm>${creditor}</Nm>${address}</Cdtr><CdtrAcct><Id><IBAN>${iban}</IBAN></Id></CdtrAcct><RmtInf><Ustrd>Commission ${id}</Ustrd></RmtInf></CdtTrfTxInf>`;
}

function block({
  id,
  transfers,
  sepa = true,
  day = tomorrow,
  debtor = 'CH5604835012345678009',
}: {
  id: string;
  transfers: Transfer[];
  sepa?: boolean;
  day?: string;
  debtor?: string;
}): string {
  const kind = sepa ? '<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>' : '';
  return `<PmtInf><PmtInfId>${id}</PmtInfId><PmtMtd>TRF</PmtMtd><BtchBookg>true</BtchBookg>${kind}<ReqdExctnDt><Dt>${day}</Dt></ReqdExctnDt><Dbtr><Nm>Staylore AG</Nm></Dbtr><DbtrAcct><Id><IBAN>${debtor}</IBAN></Id></DbtrAcct><DbtrAgt><FinInstnId><BICFI>CRESCHZZ80A</BICFI></FinInstnId></DbtrAgt>${sepa ? '<ChrgBr>SLEV</ChrgBr>' : ''}${transfers.map(transfer).join('')}</PmtInf>`;
}

function file(blocks: string, { id = 'PAYOUT-1', count = '1', sum = '50.23' } = {}): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"><CstmrCdtTrfInitn><GrpHdr><MsgId>${id}</MsgId><CreDtTm>2026-11-21T09:00:00+01:00</CreDtTm><NbOfTxs>${count}</NbOfTxs><CtrlSum>${sum}</CtrlSum><InitgPty><Nm>Staylore AG</Nm></InitgPty></GrpHdr>${blocks}</CstmrCdtTrfInitn></Document>`;
}

async function send(app: FastifyInstance, payload: string) {
  const response = await app.inject({
    method: 'POST',
    url: '/bank/payments',
    headers: { 'content-type': 'application/xml' },
    payload,
  });
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain('urn:iso:std:iso:20022:tech:xsd:pain.002.001.10');
  const report = find(parseXml(response.body), 'CstmrPmtStsRpt');
  if (!report) throw new Error('no report');
  const reasons = [...response.body.matchAll(/<Cd>(\w+)<\/Cd>/g)].map(([, code]) => code);
  return { status: textAt(report, 'OrgnlGrpInfAndSts', 'GrpSts'), reasons, report, body: response.body };
}

test('A file with a SEPA and a Swiss block is accepted', async () => {
  const { app } = await startSandbox();
  const swiss = block({
    id: 'CHF',
    sepa: false,
    transfers: [{ id: 'PO-2', amount: '120.50', currency: 'CHF', iban: 'CH9300762011623852957' }],
  });
  const { status, report, reasons } = await send(
    app,
    file(block({ id: 'EUR', transfers: [{}] }) + swiss, { count: '2', sum: '170.73' }),
  );
  expect([status, reasons]).toEqual(['ACCP', []]);
  expect(textAt(report, 'OrgnlGrpInfAndSts', 'OrgnlMsgId')).toBe('PAYOUT-1');
  expect((await app.inject('/bank/reports/PAYOUT-1')).body).toContain('<GrpSts>ACCP</GrpSts>');
  expect((await app.inject('/bank')).body).toContain('PAYOUT-1');
});

test('A file in which some payments fail is accepted in part, with the reason at each', async () => {
  const { app } = await startSandbox();
  const transfers = [
    { id: 'PO-1' },
    { id: 'PO-2', creditor: 'Closed AC04 Account' },
    { id: 'PO-3', iban: 'DE89370400440532013001' },
  ];
  const { status, report, body } = await send(
    app,
    file(block({ id: 'EUR', transfers }), { count: '3', sum: '150.69' }),
  );
  expect(status).toBe('PART');
  expect(textAt(report, 'OrgnlPmtInfAndSts', 'PmtInfSts')).toBe('PART');
  const refused = [
    ...body.matchAll(
      /<OrgnlEndToEndId>(.+?)<\/OrgnlEndToEndId><TxSts>RJCT<\/TxSts><StsRsnInf><Rsn><Cd>(\w+)/g,
    ),
  ];
  expect(refused.map(([, id, code]) => [id, code])).toEqual([
    ['PO-2', 'AC04'],
    ['PO-3', 'AC01'],
  ]);
});

test('The same file is never paid twice, also after a restart', async () => {
  const stateFolder = temporaryFolder();
  const first = await startSandbox({ stateFolder });
  const payload = file(block({ id: 'EUR', transfers: [{}] }));
  expect((await send(first.app, payload)).status).toBe('ACCP');
  const second = await startSandbox({ stateFolder });
  const again = await send(second.app, payload);
  expect([again.status, again.reasons]).toEqual(['RJCT', ['DU01']]);
  expect((await second.app.inject('/bank/reports/PAYOUT-1')).body).toContain('ACCP');
});

test.each([
  ['an IBAN with a wrong checksum', {}, { iban: 'CH9300762011623852958' }, 'AC01'],
  ['a QR-IBAN', { sepa: false }, { iban: 'CH4431999123000889012', currency: 'CHF' }, 'CH21'],
  ['a zero', {}, { amount: '0.00' }, 'AM01'],
  ['three decimals', {}, { amount: '1.005' }, 'AM12'],
  ['francs in a SEPA block', {}, { currency: 'CHF' }, 'AM03'],
  ['a currency not offered', { sepa: false }, { currency: 'GBP', iban: 'CH9300762011623852957' }, 'AM03'],
  ['a foreign account in a domestic block', { sepa: false }, {}, 'AC01'],
  ['a name longer than SEPA takes', {}, { creditor: 'x'.repeat(71) }, 'CH16'],
  [
    'an address without town',
    {},
    { address: '<PstlAdr><AdrLine>Hauptstrasse 1</AdrLine></PstlAdr>' },
    'BE04',
  ],
  [
    'a country code of its own',
    {},
    { address: '<PstlAdr><TwnNm>X</TwnNm><Ctry>xx</Ctry></PstlAdr>' },
    'BE11',
  ],
  ['a past date', { day: '2020-01-01' }, {}, 'DT01'],
  ['no date', { day: 'soon' }, {}, 'DT01'],
  ['a debtor who is not a customer', { debtor: 'DE89370400440532013000' }, {}, 'AC02'],
  ['no money', {}, { creditor: 'Anna AM04' }, 'AM04'],
])('%s is refused with its code', async (_what, ofBlock, ofTransfer, code) => {
  const { app } = await startSandbox();
  const amount = (ofTransfer as Transfer).amount ?? '50.23';
  const payload = file(block({ id: 'B', ...ofBlock, transfers: [ofTransfer] }), {
    sum: amount === '1.005' ? '' : amount,
  });
  const { status, reasons } = await send(app, payload.replace('<CtrlSum></CtrlSum>', ''));
  expect([status, reasons]).toEqual(['RJCT', [code]]);
});

test.each([
  ['a wrong number of payments', file(block({ id: 'B', transfers: [{}] }), { count: '2' }), 'AM19'],
  ['a wrong sum', file(block({ id: 'B', transfers: [{}] }), { sum: '50.24' }), 'AM10'],
  [
    'two blocks of one id',
    file(block({ id: 'B', transfers: [{}] }) + block({ id: 'B', transfers: [{ id: 'PO-9' }] }), {
      count: '2',
      sum: '100.46',
    }),
    'DU02',
  ],
  ['an older version', file(block({ id: 'B', transfers: [{}] })).replace('001.001.09', '001.001.03'), 'FF01'],
  [
    'elements out of order',
    file(block({ id: 'B', transfers: [{}] })).replace(
      /(<PmtInfId>B<\/PmtInfId>)(<PmtMtd>TRF<\/PmtMtd>)/,
      '$2$1',
    ),
    'FF01',
  ],
  [
    'a missing element',
    file(block({ id: 'B', transfers: [{}] })).replace('<EndToEndId>PO-1</EndToEndId>', ''),
    'FF01',
  ],
  [
    'a forbidden element',
    file(block({ id: 'B', transfers: [{}] })).replace('<StrtNm>', '<AdrTp>ADDR</AdrTp><StrtNm>'),
    'FF01',
  ],
  ['half a file', file(block({ id: 'B', transfers: [{}] })).slice(0, 900), 'FF01'],
  ['no XML', 'pay anna 50 euros', 'FF01'],
  ['entities of its own', `<!DOCTYPE x [<!ENTITY a "b">]>${file('')}`, 'FF01'],
])('A file with %s is refused as a whole', async (_what, payload, code) => {
  const { app } = await startSandbox();
  const { status, reasons } = await send(app, payload);
  expect([status, reasons]).toEqual(['RJCT', [code]]);
});

test('Of two payments with the same id the second is refused', async () => {
  const { app } = await startSandbox();
  const { status, reasons } = await send(
    app,
    file(block({ id: 'B', transfers: [{}, {}] }), { count: '2', sum: '100.46' }),
  );
  expect([status, reasons]).toEqual(['PART', ['DU04']]);
});

test('A person submits a file by the form and reads the answer', async () => {
  const { app } = await startSandbox();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const form = (text: string) =>
    app.inject({
      method: 'POST',
      url: '/bank',
      headers,
      payload: new URLSearchParams({ file: text }).toString(),
    });
  expect((await form(file(block({ id: 'B', transfers: [{}] })))).body).toContain('ACCP, accepted');
  expect((await form(' ')).statusCode).toBe(400);
});

test('The bank’s faults: 500, 429 and a truncated report', async () => {
  const { app } = await startSandbox();
  const fail = (fault: string) =>
    app.inject({ method: 'POST', url: '/control', payload: { provider: 'bank', fault } });
  const ask = () =>
    app.inject({
      method: 'POST',
      url: '/bank/payments',
      headers: { 'content-type': 'application/xml' },
      payload: file(''),
    });
  for (const [fault, status] of [
    ['500', 500],
    ['429', 429],
    ['malformed', 200],
  ] as const) {
    await fail(fault);
    const answer = await ask();
    expect(answer.statusCode).toBe(status);
    if (fault === 'malformed') expect(() => parseXml(answer.body)).toThrow(XmlError);
  }
  await fail('none');
  expect((await app.inject({ method: 'POST', url: '/bank/payments', payload: {} })).statusCode).toBe(415);
  expect((await app.inject('/bank/reports/unknown')).statusCode).toBe(404);
});

test('No text whatsoever makes the bank fail', async () => {
  const { app } = await startSandbox();
  const good = file(block({ id: 'B', transfers: [{}] }));
  const piece = fc.constantFrom(
    '<',
    '>',
    '</Document>',
    '&',
    '&#0;',
    '<![CDATA[',
    ']]>',
    '"',
    '<?',
    '\0',
    '<a',
    '<Nm/>',
  );
  const mangled = fc
    .tuple(fc.nat(good.length), fc.nat(200), fc.oneof(piece, fc.string()))
    .map(([at, length, put]) => good.slice(0, at) + put + good.slice(at + length));
  await fc.assert(
    fc.asyncProperty(fc.oneof(mangled, fc.string()), async (payload) => {
      const response = await app.inject({
        method: 'POST',
        url: '/bank/payments',
        headers: { 'content-type': 'application/xml' },
        payload: payload || ' ',
      });
      expect(response.statusCode).toBe(200);
      parseXml(response.body);
    }),
    { numRuns: 400 },
  );
});
