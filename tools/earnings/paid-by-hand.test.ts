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

/** What `npx staylore payouts --paid-by-hand …` prints on this site. */
async function paidByHand(...words: (number | string)[]): Promise<string> {
  const lines: string[] = [];
  const printed = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)));
  try {
    await runCommandLine(['payouts', '--paid-by-hand', ...words.map(String)], {
      say: (line) => lines.push(line),
      loadConfig: () => app.platform.config,
    });
  } finally {
    printed.mockRestore();
  }
  return lines.join('\n');
}

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
