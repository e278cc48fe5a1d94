import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bank as account } from '../../../test/calls/sample-things.ts';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { createClick, endPause } from '../../../test/stays/earnings.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { balances, settle, verifyLedger } from '../ledger/index.ts';
import { payoutHandlers } from './handlers.ts';
import { pollBank, sendPayout } from './jobs.ts';
import { runPayouts } from './run.ts';

let bank: Server;
let app: TestApp;
/** What the bank says of a file, by its message id; about others that they are still pending. */
const said = new Map<string, string>();
/** What the bank answers when a file is sent, by its message id; otherwise what it says of it. */
const answered = new Map<string, string[]>();

const report = (messageId: string, more: { counted?: string; status?: string; blocks?: string } = {}) =>
  `<Document><CstmrPmtStsRpt><OrgnlGrpInfAndSts><OrgnlMsgId>${messageId}</OrgnlMsgId>${more.counted ?? ''}<GrpSts>${more.status ?? 'ACCP'}</GrpSts></OrgnlGrpInfAndSts>${more.blocks ?? ''}</CstmrPmtStsRpt></Document>`;

beforeAll(async () => {
  bank = createServer(async (request, response) => {
    const body = await text(request);
    const messageId = /<MsgId>([^<]+)/.exec(body)?.[1] ?? request.url?.split('/').at(-1) ?? '';
    const answer = request.method === 'POST' ? answered.get(messageId)?.shift() : undefined;
    response.end(answer ?? said.get(messageId) ?? report(messageId, { status: 'PDNG' }));
  }).listen(0, '127.0.0.1');
  await once(bank, 'listening');
  const url = `http://127.0.0.1:${(bank.address() as AddressInfo).port}`;
  app = await startApp({
    PAYOUT_BANK_URL: url,
    PAYOUT_DEBTOR_NAME: 'Staylore Demo AG',
    PAYOUT_DEBTOR_IBAN: 'CH5604835012345678009',
    PAYOUT_DEBTOR_BIC: 'CRESCHZZ80A',
  });
});

afterAll(async () => {
  await app?.close();
  bank?.close();
});

/** A creator to whom these amounts in euro cents are payable. */
async function creditor(...sums: number[]): Promise<TestMember> {
  const { db, clock } = app.platform;
  const of = await createMember(app);
  await app.send('POST', '/api/bankdetails', { as: of, body: account });
  await endPause(app, of);
  for (const amountMinor of sums) {
    const { clickId, linkId } = await createClick(app, { of });
    const { rows } = await sql<{ id: number }>`
      insert into bookings (partner, booking_id, click_id, link_id, user_id, state, amount_minor, currency, commission_minor, check_in,
        check_out, booked_at)
      values ('sandbox', ${randomUUID()}, ${clickId}, ${linkId}, ${of.id}, 'payable', ${amountMinor * 10}, 'EUR', ${amountMinor},
        '2026-11-01', '2026-11-03', ${clock.now()}) returning id`.execute(db);
    const booking = rows[0]?.id ?? 0;
    const target = { currency: 'EUR', amountMinor, account: 'payable' } as const;
    const order = { booking, userId: of.id, target, cause: 'booking', causeId: 'event:1' } as const;
    await inTransaction(db, (trx) => settle(trx, { ...order, at: clock.now() }));
  }
  return of;
}

/** Runs one job at once; mails, for which there is no server here, stay where they are. */
async function work(name: string, payload: object = {}): Promise<void> {
  const handler = payoutHandlers(app.platform).find(({ job }) => job.name === name);
  const { log } = app.platform;
  const signal = AbortSignal.timeout(20_000);
  await handler?.run(payload, { id: '1', log, signal, attempt: 1, isLastAttempt: false });
}

/** Collects what is payable; returns the file's message id, and sends it. */
async function collect(): Promise<{ messageId: string; sendIt(): Promise<void> }> {
  const { debtor } = app.platform.config.payouts;
  if (debtor === undefined) throw new Error('A debtor is configured');
  const messageId = (await runPayouts(app.platform, debtor)).messageId ?? '';
  const file = app.platform.db.selectFrom('payouts').select('id').where('message_id', '=', messageId);
  const { id: payoutId } = await file.executeTakeFirstOrThrow();
  return { messageId, sendIt: () => work(sendPayout.name, { payoutId }) };
}

/** Sends what is payable to the bank, where it is pending; returns the file's message id. */
async function send(): Promise<string> {
  const { messageId, sendIt } = await collect();
  await sendIt();
  return messageId;
}

/** Asks the bank about all open files, as the hourly job does. */
const ask = () => work(pollBank.name);

const euros = async (of: TestMember) => (await balances(app.platform.db, of.id))[0];
const taken = { payable: 0, in_payout: 5000, paid: 0 };
const paid = { payable: 0, in_payout: 0, paid: 5000 };

test('A refusal is booked even if its reason has signs that no database takes', async () => {
  const of = await creditor(5000);
  const messageId = await send();
  const why = '<StsRsnInf><Rsn><Cd>AC04\u0000</Cd></Rsn><AddtlInf>clo\u0000sed</AddtlInf></StsRsnInf>';
  said.set(messageId, report(messageId, { status: 'RJCT' }).replace('</GrpSts>', `</GrpSts>${why}`));
  await ask();
  expect(await euros(of)).toMatchObject({ ...taken, payable: 5000, in_payout: 0 });
  const item = app.platform.db.selectFrom('payout_items').where('user_id', '=', of.id);
  const row = await item.select(['reason_code', 'reason_text']).executeTakeFirstOrThrow();
  expect(row).toEqual({ reason_code: 'AC04', reason_text: 'closed' });
});

test.each([
  ['counts other payments than were sent', { counted: '<OrgnlNbOfTxs>2</OrgnlNbOfTxs>' }],
  [
    'counts another sum than was sent',
    { counted: '<OrgnlNbOfTxs>1</OrgnlNbOfTxs><OrgnlCtrlSum>5.00</OrgnlCtrlSum>' },
  ],
  ['counts a sum that is no number', { counted: '<OrgnlCtrlSum>fifty</OrgnlCtrlSum>' }],
  ['answers for another file', { messageId: 'PAYOUT-OF-SOMEBODY' }],
])('A bank that %s books nothing, and its messages about other files are still booked', async (_how, odd) => {
  const lena = await creditor(2000, 3000);
  const first = await send();
  const { messageId = first, ...more } = odd as { messageId?: string; counted?: string };
  said.set(first, report(messageId, more));
  const ida = await creditor(5000);
  const second = await send();
  said.set(
    second,
    report(second, { counted: '<OrgnlNbOfTxs>1</OrgnlNbOfTxs><OrgnlCtrlSum>50</OrgnlCtrlSum>' }),
  );
  await expect(ask()).rejects.toThrow(/bank/i);
  expect(await euros(lena)).toMatchObject(taken);
  expect(await euros(ida)).toMatchObject(paid);
  said.set(first, report(first));
  await ask();
  expect(await euros(lena)).toMatchObject(paid);
  expect((await verifyLedger(app.platform.db)).faults).toEqual([]);
});

test('A bank that names payments we never sent, or one twice, is believed only about ours, and its first word counts', async () => {
  const lena = await creditor(5000);
  const messageId = await send();
  const items = app.platform.db.selectFrom('payout_items').select('end_to_end_id');
  const [item] = await items.where('user_id', '=', lena.id).execute();
  const told = (id: string | undefined, status: string) =>
    `<TxInfAndSts><OrgnlEndToEndId>${id}</OrgnlEndToEndId><TxSts>${status}</TxSts></TxInfAndSts>`;
  const block = (id: string, transfers: string) =>
    `<OrgnlPmtInfAndSts><OrgnlPmtInfId>${id}</OrgnlPmtInfId><PmtInfSts>PART</PmtInfSts>${transfers}</OrgnlPmtInfAndSts>`;
  const own =
    told('PO-UNKNOWN', 'RJCT') + told(item?.end_to_end_id, 'RJCT') + told(item?.end_to_end_id, 'ACCP');
  const blocks = block('OTHER-EUR', told(item?.end_to_end_id, 'ACCP')) + block(`${messageId}-EUR`, own);
  said.set(messageId, report(messageId, { status: 'PART', blocks }));
  await ask();
  expect(await euros(lena)).toMatchObject({ payable: 5000, in_payout: 0, paid: 0 });
  await ask();
  expect((await verifyLedger(app.platform.db)).faults).toEqual([]);
});

test('A report nested a hundred thousand deep, or full of entities, is no report', async () => {
  const lena = await creditor(5000);
  const messageId = await send();
  for (const xml of [
    '<a>'.repeat(100_000) + '</a>'.repeat(100_000),
    `<!DOCTYPE a [<!ENTITY b "${'c'.repeat(1000)}">]>${report(messageId)}`,
    `<?xml version="1.0"?><!doctype a SYSTEM "file:///etc/passwd">${report(messageId)}`,
    report(messageId).replace('ACCP', '&#x41;'.repeat(50_000)),
  ]) {
    said.set(messageId, xml);
    await ask().catch((error: Error) => expect(error.message).toMatch(/bank/i));
    expect(await euros(lena)).toMatchObject(taken);
  }
});

const refusal = (messageId: string, code: string) =>
  report(messageId, { status: 'RJCT' }).replace(
    '</GrpSts>',
    `</GrpSts><StsRsnInf><Rsn><Cd>${code}</Cd></Rsn></StsRsnInf>`,
  );

test.each([
  ['an unreadable answer', []],
  ['an answer that was lost, so that it refuses the file as sent twice', ['DU01']],
])('A file that the bank keeps pending after %s is followed up until it is paid', async (_how, codes) => {
  const lena = await creditor(5000);
  const { messageId, sendIt } = await collect();
  answered.set(messageId, codes.length === 0 ? ['?'] : codes.map((code) => refusal(messageId, code)));
  await sendIt();
  expect(await euros(lena)).toMatchObject(taken);
  said.set(messageId, report(messageId));
  await ask();
  expect(await euros(lena)).toMatchObject(paid);
});

test.each(['DU01', 'DU02', 'AM05'])(
  'A bank that refuses a file sent again as a duplicate (%s) is not told to pay it a second time',
  async (code) => {
    const lena = await creditor(5000);
    const { messageId, sendIt } = await collect();
    answered.set(messageId, [refusal(messageId, code)]);
    await sendIt();
    expect(await euros(lena)).toMatchObject(taken);
    said.set(messageId, report(messageId));
    await ask();
    expect(await euros(lena)).toMatchObject(paid);
  },
);

test('A bank that says nothing of a file but that it is a duplicate leaves it to the operator', async () => {
  const lena = await creditor(5000);
  const { messageId, sendIt } = await collect();
  said.set(messageId, refusal(messageId, 'AM05'));
  await expect(sendIt()).rejects.toThrow('The bank did not answer the file');
  expect(await euros(lena)).toMatchObject(taken);
});

test('A payment that the bank accepted and then rejects is not paid again by itself, and an operator is told', async () => {
  const [lena, ida] = [await creditor(5000), await creditor(5000)];
  const messageId = await send();
  const items = app.platform.db.selectFrom('payout_items').select('end_to_end_id');
  const idOf = async (of: TestMember) =>
    (await items.where('user_id', '=', of.id).executeTakeFirstOrThrow()).end_to_end_id;
  const [first, second] = [await idOf(lena), await idOf(ida)];
  const answer = (statuses: Record<string, string>) =>
    report(messageId, {
      status: 'PART',
      blocks: `<OrgnlPmtInfAndSts><OrgnlPmtInfId>${messageId}-EUR</OrgnlPmtInfId><PmtInfSts>PART</PmtInfSts>${Object.entries(
        statuses,
      )
        .map(
          ([id, status]) =>
            `<TxInfAndSts><OrgnlEndToEndId>${id}</OrgnlEndToEndId><TxSts>${status}</TxSts></TxInfAndSts>`,
        )
        .join('')}</OrgnlPmtInfAndSts>`,
    });
  said.set(messageId, answer({ [first]: 'ACCP', [second]: 'PDNG' }));
  await ask();
  said.set(messageId, answer({ [first]: 'RJCT', [second]: 'ACCP' }));
  await expect(ask()).rejects.toThrow(`The bank rejects what it had accepted: ${first}`);
  for (const creator of [lena, ida]) expect(await euros(creator)).toMatchObject(paid);
});
