import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { bank } from '../../../test/calls/sample-things.ts';
import { mailsTo, tokenIn } from '../../../test/mailbox.ts';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { earnCommission, endPause } from '../../../test/stays/earnings.ts';
import { balances } from '../ledger/index.ts';
import { runPayouts } from './run.ts';

let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp(sandbox.env);
});

afterEach(() => app.platform.clock.setOffset(0));

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

async function run() {
  const { debtor } = app.platform.config.payouts;
  if (debtor === undefined) throw new Error('The sandbox has a debtor');
  return runPayouts(app.platform, debtor);
}

const german = { ...bank, iban: 'DE89370400440532013000', clearing_number: '37040044' };

const changes = {
  'the mail address': async (of: TestMember) => {
    const email = `moved.${of.email}`;
    await app.send('POST', `/api/users/${of.id}/update`, { as: of, body: { email } });
    const token = tokenIn(await mailsTo(app, sandbox, email), '/settings/confirm-email/');
    return app.send('POST', '/api/users/email/confirm', { as: of, body: { token } });
  },
  'the account number': async (of: TestMember) => {
    const [{ id }] = (await app.send('GET', `/api/users/${of.id}/bankdetails`, { as: of })).body;
    const body = {
      ...german,
      iban: 'DE02120300000000202051',
      clearing_number: '12030000',
    };
    return app.send('PUT', `/api/bankdetails/${id}`, { as: of, body });
  },
};

test.each(Object.entries(changes))(
  'A run within 48 hours after %s has changed does not pay its creator, the next one does',
  async (_, change) => {
    const member = await createMember(app);
    expect((await app.send('POST', '/api/bankdetails', { as: member, body: german })).status).toBe(200);
    await endPause(app, member);
    await earnCommission(app, { of: member, amountMinor: 4000, currency: 'EUR' });
    expect((await change(member)).status).toBe(200);
    const paid = async () => (await run()).paid.filter(({ userId }) => userId === member.id);
    const hour = 3_600_000;
    for (const hours of [0, 47.9]) {
      app.platform.clock.setOffset(hours * hour);
      expect(await paid(), `${hours} hours later`).toEqual([]);
    }
    expect(await balances(app.platform.db, member.id)).toMatchObject([{ payable: 4000, in_payout: 0 }]);
    app.platform.clock.setOffset(48.1 * hour);
    expect(await paid()).toEqual([{ userId: member.id, currency: 'EUR', amountMinor: 4000 }]);
  },
);
