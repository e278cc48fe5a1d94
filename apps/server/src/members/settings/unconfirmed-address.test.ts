import { afterAll, beforeAll, expect, test } from 'vitest';
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
