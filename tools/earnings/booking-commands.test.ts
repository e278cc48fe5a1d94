import { afterAll, beforeAll, expect, test } from 'vitest';
import { actsByCommand } from '../../apps/server/test/calls/audited.ts';
import { createMember, type TestMember } from '../../apps/server/test/people.ts';
import { startApp, type TestApp } from '../../apps/server/test/start-app.ts';
import { createClick, reportOf, sendReport } from '../../apps/server/test/stays/earnings.ts';
import { runCommandLine } from '../commands/index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp({
    SANDBOX: 'off',
    PARTNER_NAME: 'roomwell',
    PARTNER_URL: 'https://partner.example',
    PARTNER_KEY: 'key',
    PARTNER_WEBHOOK_SECRET: 'the-secret-of-the-partner',
  });
});

afterAll(() => app?.close());

/** What `npx staylore earnings …` prints on this site. */
async function earnings(...words: string[]): Promise<string> {
  const lines: string[] = [];
  await runCommandLine(['earnings', ...words], {
    say: (line) => lines.push(line),
    loadConfig: () => app.platform.config,
  });
  return lines.join('\n').replaceAll('\u00a0', ' ');
}

/** A booking for 420 francs; returns its number at the partner. */
async function booked(of: TestMember): Promise<string> {
  const click = await createClick(app, { of });
  const report = reportOf(click, { occurred_at: app.platform.clock.now().toISOString() });
  const secret = 'the-secret-of-the-partner';
  expect((await sendReport(app, report, { partner: 'roomwell', secret })).status).toBe(200);
  return String(report.booking_id);
}

test('An operator shows, holds, rejects and releases a booking by its number, the creator reads the reason, and the audit log has it', async () => {
  const creator = await createMember(app);
  const number = await booked(creator);
  const seen = async () =>
    (await app.send('GET', `/api/users/${creator.id}/bookings`, { as: creator })).body[0];
  expect(await earnings('show', number)).toMatch(
    new RegExp(
      `roomwell:${number}\\) of member ${creator.id}: booked\n.+CHF 420\\.00, commission CHF 42\\.00\n`,
    ),
  );
  await expect(earnings('hold', number)).rejects.toThrow('Please give a reason');
  await expect(earnings('owed', `${creator.id}.guessed`)).rejects.toThrow('not one of ours');
  expect(await earnings('hold', number, 'We', 'are', 'asking.')).toBe(`Booking ${number} is now on_hold.`);
  expect(await seen()).toMatchObject({ state: 'on_hold', reason: 'We are asking.', commission_minor: 4200 });
  expect(await earnings('show', number)).toContain('\nHeld: We are asking.\n');
  expect(await earnings('release', number)).toBe(`Booking ${number} is now booked.`);
  expect(await earnings('reject', number, 'No such stay.')).toBe(`Booking ${number} is now rejected.`);
  expect(await seen()).toMatchObject({ state: 'rejected', reason: 'No such stay.', commission_minor: 0 });
  expect(await earnings('release', number)).toBe(`Booking ${number} is now booked.`);
  expect(await seen()).toMatchObject({ state: 'booked', reason: null, commission_minor: 4200 });
  const acts = (await actsByCommand(app.platform.db)).filter((one) => one.member_id === creator.id);
  expect(acts).toMatchObject(
    [
      ['hold', 'on_hold'],
      ['release', 'booked'],
      ['reject', 'rejected'],
      ['release', 'booked'],
    ].map(([act, state]) => ({ act: 'operations.booking_decided', details: { act, state } })),
  );
  await expect(earnings('show', 'BK-NONE')).rejects.toThrow('There is no booking BK-NONE.');
  await expect(earnings('pull')).rejects.toThrow('No list of transactions is configured');
});

test('The proof of the account book ends with exit code 1 when it does not balance, and with 0 when it does', async () => {
  const number = await booked(await createMember(app));
  const before = process.exitCode;
  const prove = async () => {
    const said = await earnings('prove');
    const code = process.exitCode;
    // The exit code of this test run.
    process.exitCode = before;
    return [code, said.split('\n').at(-1)];
  };
  const add = (minor: number) =>
    app.platform.db
      .updateTable('bookings')
      .set((eb) => ({ commission_minor: eb('commission_minor', '+', minor) }))
      .where('booking_id', '=', number)
      .execute();
  expect(await prove()).toEqual([0, 'The account book balances.']);
  await add(1);
  const [code, sentence] = await prove();
  await add(-1);
  expect(code).toBe(1);
  expect(sentence).toMatch(/^The account book does not balance: \d+ faults\.$/);
});
