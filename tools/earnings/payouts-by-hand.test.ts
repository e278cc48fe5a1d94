import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { balances, verifyLedger } from '../../apps/server/src/earnings/ledger/index.ts';
import { actsByCommand } from '../../apps/server/test/calls/audited.ts';
import { bank, made } from '../../apps/server/test/calls/sample-things.ts';
import { removeFolder, throwawayFolder } from '../../apps/server/test/database/throwaway-folder.ts';
import { pdfText } from '../../apps/server/test/pdf-text.ts';
import { createMember } from '../../apps/server/test/people.ts';
import { startApp, type TestApp } from '../../apps/server/test/start-app.ts';
import { earnCommission, endPause } from '../../apps/server/test/stays/earnings.ts';
import { runCommandLine } from '../commands/index.ts';

let app: TestApp;
let folder: string;

beforeAll(async () => {
  folder = await throwawayFolder('by-hand');
  app = await startApp({
    SANDBOX: 'off',
    PAYOUT_DEBTOR_NAME: 'Staylore Demo AG',
    PAYOUT_DEBTOR_IBAN: 'CH5604835012345678009',
    PAYOUT_DEBTOR_BIC: 'CRESCHZZ80A',
  });
});

afterAll(async () => {
  await app?.close();
  await removeFolder(folder);
});

/** What `npx staylore payouts …` prints on this site. */
async function payouts(...words: string[]): Promise<string> {
  const lines: string[] = [];
  const printed = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)));
  try {
    await runCommandLine(['payouts', ...words], {
      say: (line) => lines.push(line),
      loadConfig: () => app.platform.config,
    });
  } finally {
    printed.mockRestore();
  }
  return lines.join('\n');
}

const answerTo = (messageId: string, status: string) =>
  `<Document><CstmrPmtStsRpt><OrgnlGrpInfAndSts><OrgnlMsgId>${messageId}</OrgnlMsgId><GrpSts>${status}</GrpSts></OrgnlGrpInfAndSts></CstmrPmtStsRpt></Document>`;

test('Without a gateway of the bank, a payment file is exported for its owner alone, and the bank’s answer is read, once', async () => {
  const lena = await createMember(app);
  await made(app, lena, { url: '/api/bankdetails', body: bank });
  await endPause(app, lena);
  await earnCommission(app, { of: lena, amountMinor: 5405, currency: 'CHF' });
  const francs = async () => (await balances(app.platform.db, lena.id))[0];

  const said = await payouts();
  expect(said).toContain(`pays member ${lena.id} 54.05 CHF`);
  const [, messageId = ''] = /^Wrote (PAYOUT-\S+) with 1 payments\.$/m.exec(said) ?? [];
  expect(said).toContain(`npx staylore payouts --export ${messageId} FILE`);
  expect(await payouts('--open')).toContain(`${messageId} written since `);

  const file = path.join(folder, 'payment.xml');
  await payouts('--export', messageId, file);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const xml = await readFile(file, 'utf8');
  for (const part of ['pain.001.001.09', `<MsgId>${messageId}</MsgId>`, '54.05', 'CH9300762011623852957'])
    expect(xml).toContain(part);
  await expect(payouts('--export', messageId, file)).rejects.toThrow('EEXIST');

  const answer = path.join(folder, 'answer.xml');
  await writeFile(answer, answerTo('PAYOUT-OF-SOMEBODY', 'ACCP'));
  await expect(payouts('--read', answer)).rejects.toThrow('which is no payout of ours');
  expect(await francs()).toMatchObject({ in_payout: 5405, paid: 0 });
  await writeFile(answer, answerTo(messageId, 'ACCP'));
  for (const _again of [1, 2]) {
    expect(await payouts('--read', answer)).toBe(`${messageId}: 1 accepted, 0 rejected, 0 pending.`);
    expect(await francs()).toMatchObject({ payable: 0, in_payout: 0, paid: 5405 });
  }
  expect(await payouts('--open')).toBe('The bank has answered every file.');
  const acts = (await actsByCommand(app.platform.db)).map(({ act }) => act);
  expect(acts.slice(0, 2)).toEqual(['payouts.collected', 'payouts.exported']);
  expect(acts).toContain('payouts.answer_read');
});

test('A payment that the bank returns after accepting it is booked once, waits for other bank details, and is credited once', async () => {
  const lena = await createMember(app);
  await made(app, lena, { url: '/api/bankdetails', body: bank });
  await endPause(app, lena);
  await earnCommission(app, { of: lena, amountMinor: 6000, currency: 'CHF' });
  const francs = async () => (await balances(app.platform.db, lena.id))[0];
  const listed = async () =>
    (await app.send('GET', `/api/users/${lena.id}/payouts`, { as: lena })).body as {
      id: number;
      state: string;
      reason: string | null;
      credit_note: string | null;
    }[];
  const answer = path.join(folder, 'returned.xml');
  const payNow = async () => {
    const [, messageId = ''] = /^Wrote (PAYOUT-\S+) with/m.exec(await payouts()) ?? [];
    return messageId;
  };
  const accept = async (messageId: string) => {
    await writeFile(answer, answerTo(messageId, 'ACCP'));
    await payouts('--read', answer);
  };

  const first = await payNow();
  const rowOf = (column: 'user_id' | 'end_to_end_id', value: number | string) =>
    app.platform.db
      .selectFrom('payout_items')
      .select(['end_to_end_id', 'deducted_by'])
      .where(column, '=', value)
      .executeTakeFirstOrThrow();
  const reference = (await rowOf('user_id', lena.id)).end_to_end_id;
  const returned = () => payouts('--returned', reference, 'AC04');
  await expect(payouts('--returned', 'PO-UNKNOWN', 'AC04')).rejects.toThrow('There is no payment PO-UNKNOWN');
  await expect(payouts('--returned', reference)).rejects.toThrow('reason code');
  await expect(returned()).rejects.toThrow('has not accepted');
  await accept(first);
  const note = (await listed())[0]?.credit_note;
  expect(await returned()).toContain(`60.00 CHF are payable to member ${lena.id} again`);
  await expect(returned()).rejects.toThrow('was booked before');
  expect(await francs()).toMatchObject({ payable: 6000, in_payout: 0, paid: 0 });
  expect(await listed()).toMatchObject([
    { state: 'returned', reason: 'The account is closed.', credit_note: note },
  ]);
  await accept(first);
  expect(await francs()).toMatchObject({ payable: 6000, paid: 0 });

  expect(await payouts()).toContain(`waits: member ${lena.id} 60.00 CHF: the bank refused the account`);
  await app.platform.db
    .updateTable('bank_details')
    .set({ updated_at: new Date(app.platform.clock.now().getTime() + 1000) })
    .where('user_id', '=', lena.id)
    .execute();
  await accept(await payNow());
  expect(await francs()).toMatchObject({ payable: 0, paid: 6000 });
  const [again] = await listed();
  expect(again?.state).toBe('paid');
  expect(again?.credit_note).not.toBe(note);
  const { port } = app.app.http.server.address() as { port: number };
  const pdf = await fetch(`http://127.0.0.1:${port}/api/payouts/${again?.id}/credit-note`, {
    headers: { authorization: `Bearer ${lena.token}` },
  });
  const printed = pdfText(Buffer.from(await pdf.arrayBuffer()));
  for (const part of [`${note}`, 'Credited already', 'Credited by this', '-CHF 60.00', 'CHF 0.00'])
    expect(printed.replaceAll('\u00a0', ' ')).toContain(part);
  expect((await rowOf('end_to_end_id', reference)).deducted_by).toBe(again?.id);
  expect((await verifyLedger(app.platform.db)).faults).toEqual([]);
  const acts = (await actsByCommand(app.platform.db)).map(({ act }) => act);
  expect(acts.filter((act) => act === 'payouts.return_booked')).toHaveLength(1);
});
