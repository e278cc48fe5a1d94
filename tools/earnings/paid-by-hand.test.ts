import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { balances, verifyLedger } from '../../apps/server/src/earnings/ledger/index.ts';
import { actsByCommand } from '../../apps/server/test/calls/audited.ts';
import { bank, made } from '../../apps/server/test/calls/sample-things.ts';
import { createMember, type TestMember } from '../../apps/server/test/people.ts';
import { startApp, type TestApp } from '../../apps/server/test/start-app.ts';
import { earnCommission, endPause } from '../../apps/server/test/stays/earnings.ts';
import { runCommandLine } from '../commands/index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp({ SANDBOX: 'off' });
});

afterAll(() => app?.close());

/** What `npx staylore payouts …` prints on this site. */
async function payouts(...words: (number | string)[]): Promise<string> {
  const lines: string[] = [];
  const printed = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)));
  try {
    await runCommandLine(['payouts', ...words.map(String)], {
      say: (line) => lines.push(line),
      loadConfig: () => app.platform.config,
    });
  } finally {
    printed.mockRestore();
  }
  return lines.join('\n');
}

const paidByHand = (...words: (number | string)[]) => payouts('--paid-by-hand', ...words);
const dollars = async (of: TestMember) => (await balances(app.platform.db, of.id))[0];
const listed = async (as: TestMember) => (await app.send('GET', `/api/users/${as.id}/payouts`, { as })).body;
const booked = async () =>
  (await actsByCommand(app.platform.db)).filter(({ act }) => act === 'payouts.paid_by_hand').length;

test('What was paid by hand is booked once, and only the sum that is payable; the creator gets a credit note', async () => {
  const lena = await createMember(app);
  await earnCommission(app, { of: lena, amountMinor: 5405, currency: 'USD' });
  for (const wrong of [[lena.id], [lena.id, '54,05', 'USD', 'AB-1234'], [lena.id, '54.05', 'USD', 'x']])
    await expect(paidByHand(...wrong)).rejects.toThrow('your reference for the payment');
  await expect(paidByHand(999_999, '54.05', 'USD', 'AB-1234')).rejects.toThrow('There is no member 999999');
  await expect(paidByHand(lena.id, '54.05', 'USD', 'AB-1234')).rejects.toThrow('has no bank details');
  await made(app, lena, { url: '/api/bankdetails', body: bank });
  await endPause(app, lena);
  await expect(paidByHand(lena.id, '54.00', 'USD', 'AB-1234')).rejects.toThrow('54.05 USD are payable');
  await expect(paidByHand(lena.id, '54.05', 'EUR', 'AB-1234')).rejects.toThrow('0.00 EUR are payable');
  expect(await dollars(lena)).toMatchObject({ payable: 5405, paid: 0 });

  const before = await booked();
  expect(await paidByHand(lena.id, '54.05', 'USD', 'AB-1234')).toBe(
    `Booked BY-HAND-AB-1234: 54.05 USD are paid to member ${lena.id}.`,
  );
  await earnCommission(app, { of: lena, amountMinor: 5405, currency: 'USD' });
  await expect(paidByHand(lena.id, '54.05', 'USD', 'AB-1234')).rejects.toThrow('was booked before');
  expect(await dollars(lena)).toMatchObject({ payable: 5405, in_payout: 0, paid: 5405 });
  expect(await booked()).toBe(before + 1);
  const [payment] = await listed(lena);
  expect(payment).toMatchObject({ state: 'paid', amount_minor: 5405, currency: 'USD' });
  expect(payment.credit_note).toMatch(/^CN-\d{4}-\d{6}$/);
  expect((await verifyLedger(app.platform.db)).faults).toEqual([]);
});

/** A member with bank details who is paid 54.05 USD by hand. */
async function someonePaid(reference: string): Promise<TestMember> {
  const member = await createMember(app);
  await made(app, member, { url: '/api/bankdetails', body: bank });
  await endPause(app, member);
  await earnCommission(app, { of: member, amountMinor: 5405, currency: 'USD' });
  await paidByHand(member.id, '54.05', 'USD', reference);
  return member;
}

test('A payment by hand that came back is payable again, and is paid by hand anew; both credit notes together credit it once', async () => {
  const lena = await someonePaid('CD-1');
  expect(await payouts('--returned', 'BY-HAND-CD-1', 'AC04')).toBe(
    `Booked: 54.05 USD are payable to member ${lena.id} again: by hand at once, by file once they change their bank details.`,
  );
  await expect(payouts('--returned', 'BY-HAND-CD-1', 'AC04')).rejects.toThrow('was booked before');
  expect(await dollars(lena)).toMatchObject({ payable: 5405, in_payout: 0, paid: 0 });
  expect(await listed(lena)).toMatchObject([{ state: 'returned', reason: 'The account is closed.' }]);
  await expect(paidByHand(lena.id, '54.05', 'USD', 'CD-1')).rejects.toThrow('was booked before');
  await paidByHand(lena.id, '54.05', 'USD', 'CD-2');
  expect(await dollars(lena)).toMatchObject({ payable: 0, in_payout: 0, paid: 5405 });
  const [again, first] = await listed(lena);
  expect([again.state, first.state]).toEqual(['paid', 'returned']);
  const items = await app.platform.db
    .selectFrom('payout_items')
    .select(['id', 'deducted_by'])
    .where('user_id', '=', lena.id)
    .orderBy('id')
    .execute();
  expect(items.map(({ deducted_by }) => deducted_by)).toEqual([again.id, null]);
  expect((await verifyLedger(app.platform.db)).faults).toEqual([]);
});

test('A payment by hand to a deleted member that came back is payable again, by hand', async () => {
  const gone = await someonePaid('EF-1');
  const { db } = app.platform;
  const number = `member-${gone.id}`;
  await db.updateTable('users').set({ email: number }).where('id', '=', gone.id).execute();
  await db.deleteFrom('bank_details').where('user_id', '=', gone.id).execute();
  await payouts('--returned', 'BY-HAND-EF-1', 'AC04');
  await paidByHand(gone.id, '54.05', 'USD', 'EF-2');
  expect(await dollars(gone)).toMatchObject({ payable: 0, in_payout: 0, paid: 5405 });
  expect((await verifyLedger(db)).faults).toEqual([]);
});
