import { afterAll, beforeAll, expect, test } from 'vitest';
import { bank } from '../../../test/calls/sample-things.ts';
import { setUpApp } from '../../../test/calls/second-factor.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';

let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp({ ...sandbox.env, RATE_LIMITS: 'on', TRUST_PROXY: '1' });
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

/** Mails to a new member's address about what is done often, after the one that asks for its confirmation. */
async function mailsAfter(work: (as: TestMember, index: number) => Promise<unknown>): Promise<number> {
  const member = await createMember(app, { confirmed: false });
  for (let index = 0; index < 12; index += 1) await work(member, index);
  return (await mailsTo(app, sandbox, member.email)).length - 1;
}

test('Whoever registers with a stranger’s address has few mails sent to it, by changing the address as by signing in', async () => {
  const network = (index: number) => ({ 'x-forwarded-for': `2001:db8:5:${index}::1` });
  const signIn = ({ email, password }: TestMember, index: number) =>
    app.send('POST', '/api/login', { body: { email, password }, headers: network(index) });
  const changeAddress = (as: TestMember, index: number) => {
    const form = new FormData();
    form.append('email', `${index}.${as.email}`);
    return app.send('POST', `/api/users/${as.id}/update`, { as, form, headers: network(index) });
  };
  expect(await mailsAfter(changeAddress)).toBe(5);
  expect(await mailsAfter(signIn)).toBe(5);
});

/** What members can do often, with a mail each time. */
const mailed: Record<string, (as: TestMember, index: number) => Promise<unknown>> = {
  'giving and changing bank details': async (as, index) => {
    const [known] = (await app.send('GET', `/api/users/${as.id}/bankdetails`, { as })).body;
    if (known === undefined) return app.send('POST', '/api/bankdetails', { as, body: bank });
    const body = {
      ...bank,
      iban: ['CH5604835012345678009', bank.iban][index % 2],
      clearing_number: ['4835', '762'][index % 2],
    };
    return app.send('PUT', `/api/bankdetails/${known.id}`, { as, body });
  },
  'adding and removing a second factor': async (as) => {
    const { id } = await setUpApp(app, as);
    await app.send('DELETE', `/api/me/security/factors/${id}`, { as });
  },
  'leaving and coming back': async (as) => {
    await app.send('POST', '/api/me/leaving', { as, body: { password: as.password, gives_up: true } });
    const { email, password } = as;
    as.token = (await app.send('POST', '/api/login', { body: { email, password } })).body.token;
    await app.send('DELETE', '/api/me/leaving', { as });
  },
};

test.each(Object.keys(mailed))(
  'Few mails reach an address that nobody has confirmed, and all of them one that is: %s',
  async (what) => {
    const work = mailed[what] ?? (() => Promise.reject(new RangeError(what)));
    // A sign-in adds its own.
    const most = what.startsWith('leaving') ? 10 : 5;
    expect(await mailsAfter(work)).toBeLessThanOrEqual(most);
    const owner = await createMember(app);
    for (let index = 0; index < 9; index += 1) await work(owner, index);
    expect((await mailsTo(app, sandbox, owner.email)).length).toBeGreaterThanOrEqual(9);
  },
);

test('An hour later, by the clock of the site, as many mails reach an unconfirmed address again', async () => {
  const work = mailed['giving and changing bank details'];
  const member = await createMember(app, { confirmed: false });
  const mailsOfSeven = async () => {
    // Only who has just signed in may change them. From a network of its own: the tests above have used up the sign-ins of theirs.
    const { email, password } = member;
    const headers = { 'x-forwarded-for': '2001:db8:6::1' };
    const signedIn = await app.send('POST', '/api/login', { body: { email, password }, headers });
    member.token = signedIn.body.token;
    const before = await mailsTo(app, sandbox, member.email);
    for (let index = 0; index < 7; index += 1) await work?.(member, index);
    return (await mailsTo(app, sandbox, member.email)).length - before.length;
  };
  expect(await mailsOfSeven()).toBe(5);
  expect(await mailsOfSeven()).toBe(0);
  app.platform.clock.setOffset(61 * 60_000);
  expect(await mailsOfSeven()).toBe(5);
  app.platform.clock.setOffset(0);
});
