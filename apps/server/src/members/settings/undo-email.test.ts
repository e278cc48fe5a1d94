import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { bank } from '../../../test/calls/sample-things.ts';
import { mailAbout, mailsTo, tokenIn } from '../../../test/mailbox.ts';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { connectAccount, connectedHandles } from '../../../test/stays/borrowed.ts';
import { endPause } from '../../../test/stays/earnings.ts';

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

const requestEmailChange = (as: TestMember, email: string) =>
  app.send('POST', `/api/users/${as.id}/update`, { as, body: { email } });
async function changeEmail(as: TestMember, email: string) {
  await requestEmailChange(as, email);
  const token = await linkIn(email, '/settings/confirm-email/');
  const { status } = await app.send('POST', '/api/users/email/confirm', { as, body: { token } });
  expect(status).toBe(200);
}
const forgot = (email: string) => app.send('POST', '/api/forgot/password', { body: { email } });
const reset = (token: string, password: string) =>
  app.send('POST', '/api/forgot/reset', { body: { token, password } });
const undo = (token: string) => app.send('POST', '/api/users/email/undo', { body: { token } });
const login = (email: string, password: string) =>
  app.send('POST', '/api/login', { body: { email, password } });
const linkIn = async (email: string, path: string) => tokenIn(await mailsTo(app, sandbox, email), path);
/** The mail about bank details has such a link of its own. */
const signInLink = async (email: string) =>
  tokenIn(await mailAbout(app, sandbox, email, 'A new sign-in'), '/settings/not-me/');

/** A member whose session was stolen by someone who moved the account to a mailbox of their own. */
async function takenOver() {
  const member = await createMember(app);
  const [theirs, further] = [`one.${member.email}`, `two.${member.email}`];
  await changeEmail(member, theirs);
  return { member, theirs, further, back: await linkIn(member.email, '/settings/undo-email/') };
}

test('An address that was restored cannot be lost again to an older link in another mailbox', async () => {
  const { member, theirs, further, back } = await takenOver();
  await changeEmail(member, further);
  const backToTheirs = await linkIn(theirs, '/settings/undo-email/');
  expect((await undo(back)).body).toEqual({ email: member.email, signed_out: false });
  expect((await undo(backToTheirs)).body.code).toBe('accounts.token_dead');
  expect((await login(member.email, member.password)).status).toBe(200);
});

test('A person who takes an address back is told whether they were signed in to that account, and stays in another one', async () => {
  const undoAs = async (as: TestMember, token: string) =>
    (await app.send('POST', '/api/users/email/undo', { as, body: { token } })).body.signed_out;
  const one = await takenOver();
  expect(await undoAs(one.member, one.back)).toBe(true);
  const [other, stranger] = [await takenOver(), await createMember(app)];
  expect(await undoAs(stranger, other.back)).toBe(false);
  expect((await app.send('GET', '/api/me', { as: stranger })).status).toBe(200);
});

test('Taking back a change that was only requested ends every session as well', async () => {
  const member = await createMember(app);
  const { body: elsewhere } = await login(member.email, member.password);
  await requestEmailChange(member, `one.${member.email}`);
  expect((await undo(await linkIn(member.email, '/settings/undo-email/'))).status).toBe(200);
  for (const as of [member, elsewhere])
    expect((await app.send('GET', '/api/notifications', { as })).status).toBe(401);
});

test('Taking an address back ends links to a new password, wherever they lie', async () => {
  const { theirs, back } = await takenOver();
  await forgot(theirs);
  const newPassword = await linkIn(theirs, '/forgot/reset/');
  expect((await undo(back)).status).toBe(200);
  expect((await reset(newPassword, 'a quiet room of others')).body.code).toBe('accounts.token_dead');
});

test('Password and bank details are as they were, whatever was set while the address was in other hands', async () => {
  const member = await createMember(app);
  const details = async (as: { token: string }) =>
    (await app.send('GET', `/api/users/${member.id}/bankdetails`, { as })).body;
  await app.send('POST', '/api/bankdetails', { as: member, body: bank });
  await endPause(app, member);
  const before = await details(member);
  const theirs = `one.${member.email}`;
  await changeEmail(member, theirs);
  const back = await linkIn(member.email, '/settings/undo-email/');
  await app.send('PUT', `/api/bankdetails/${before[0].id}`, {
    as: member,
    body: { ...bank, name: 'Their bank', iban: 'CH56 0483 5012 3456 7800 9', clearing_number: '04835' },
  });
  await forgot(theirs);
  await reset(await linkIn(theirs, '/forgot/reset/'), 'a quiet room of others');
  expect((await undo(back)).status).toBe(200);
  expect((await login(member.email, 'a quiet room of others')).status).toBe(401);
  const { body } = await login(member.email, member.password);
  expect(await details(body)).toMatchObject([{ name: before[0].name, iban: before[0].iban }]);
});

test('Bank details first given while the address was in other hands are removed when it is taken back', async () => {
  const { member, back } = await takenOver();
  await app.send('POST', '/api/bankdetails', { as: member, body: bank });
  await undo(back);
  const { body } = await login(member.email, member.password);
  expect((await app.send('GET', `/api/users/${member.id}/bankdetails`, { as: body })).body).toEqual([]);
});

test('A provider linked while an address was in other hands is unlinked when it is taken back', async () => {
  const { member, theirs, back } = await takenOver();
  const identity = (subject: string, at: Date) =>
    app.platform.db
      .insertInto('identities')
      .values({ provider: 'google', subject, user_id: member.id, email: theirs, created_at: at })
      .execute();
  await identity(`old-${member.id}`, new Date('2026-01-01T00:00:00Z'));
  await identity(`new-${member.id}`, app.platform.clock.now());
  expect((await undo(back)).status).toBe(200);
  const left = await app.platform.db
    .selectFrom('identities')
    .select('subject')
    .where('user_id', '=', member.id)
    .execute();
  expect(left).toEqual([{ subject: `old-${member.id}` }]);
});

test('An account of the photo network that was connected meanwhile is given up when an address is taken back, an earlier one stays', async () => {
  const { member, back } = await takenOver();
  await connectAccount(app, member.id, 'their.account');
  expect((await undo(back)).status).toBe(200);
  expect(await connectedHandles(app, member.id)).toEqual([[], []]);
  const other = await createMember(app);
  await connectAccount(app, other.id, 'their.own');
  app.platform.clock.setOffset(60_000);
  await changeEmail(other, `one.${other.email}`);
  expect((await undo(await linkIn(other.email, '/settings/undo-email/'))).status).toBe(200);
  expect(await connectedHandles(app, other.id)).toEqual([['their.own'], ['their.own']]);
});

test('A new password ends every link to another one, and so does a new address', async () => {
  const member = await createMember(app);
  await forgot(member.email);
  const first = await linkIn(member.email, '/forgot/reset/');
  await forgot(member.email);
  const second = await linkIn(member.email, '/forgot/reset/');
  expect(second).not.toBe(first);
  expect((await reset(second, 'a fresh quiet room')).status).toBe(200);
  expect((await reset(first, 'a quiet room of others')).body.code).toBe('accounts.token_dead');

  const mover = await createMember(app);
  await forgot(mover.email);
  const old = await linkIn(mover.email, '/forgot/reset/');
  await changeEmail(mover, `new.${mover.email}`);
  expect((await reset(old, 'a quiet room of others')).body.code).toBe('accounts.token_dead');

  const changer = await createMember(app);
  await forgot(changer.email);
  const late = await linkIn(changer.email, '/forgot/reset/');
  const body = { password: 'a fresh quiet room', old_password: changer.password };
  expect((await app.send('PUT', '/api/users/password', { as: changer, body })).status).toBe(200);
  expect((await reset(late, 'a quiet room of others')).body.code).toBe('accounts.token_dead');
});

test.each(['taken back', 'set right by a new password'])(
  'A sign-in link sent to another mailbox is void once the account is %s',
  async (how) => {
    const member = await createMember(app);
    const theirs = `theirs.${member.email}`;
    await changeEmail(member, theirs);
    const back = await linkIn(member.email, '/settings/undo-email/');
    // Their own bank details are what that link would restore.
    await app.send('POST', '/api/bankdetails', { as: member, body: bank });
    await endPause(app, member);
    await login(theirs, member.password);
    const notMe = await signInLink(theirs);
    const password = 'a fresh quiet room';
    if (how === 'taken back') await undo(back);
    else {
      await app.platform.db
        .updateTable('users')
        .set({ email: member.email })
        .where('id', '=', member.id)
        .execute();
      await forgot(member.email);
      expect((await reset(await linkIn(member.email, '/forgot/reset/'), password)).status).toBe(200);
    }
    await forgot(member.email);
    await reset(await linkIn(member.email, '/forgot/reset/'), password);
    const { body: owner } = await login(member.email, password);
    const details = () => app.send('GET', `/api/users/${member.id}/bankdetails`, { as: owner });
    const before = (await details()).body;
    const pressed = await app.send('POST', '/api/users/not-me', { body: { token: notMe } });
    expect([pressed.status, pressed.body.code]).toEqual([400, 'accounts.token_dead']);
    expect((await details()).body).toEqual(before);
  },
);

test('A link about a sign-in brings bank details back only where its mailbox is still that of the account', async () => {
  const member = await createMember(app);
  await app.send('POST', '/api/bankdetails', { as: member, body: bank });
  await endPause(app, member);
  await login(member.email, member.password);
  const old = await signInLink(member.email);
  const { db } = app.platform;
  const now = `now.${member.email}`;
  await db.updateTable('users').set({ email: now }).where('id', '=', member.id).execute();
  await db.deleteFrom('bank_details').where('user_id', '=', member.id).execute();
  expect((await app.send('POST', '/api/users/not-me', { body: { token: old } })).status).toBe(200);
  expect((await login(now, member.password)).status).toBe(401);
  const left = await db.selectFrom('bank_details').select('id').where('user_id', '=', member.id).execute();
  expect(left).toEqual([]);
});
