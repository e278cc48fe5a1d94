import { phrases } from '@staylore/phrases/phrases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo } from '../../../test/mailbox.ts';
import { createMember } from '../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';

let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp(sandbox.env);
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

const addresses = [
  ...['evil.example', 'Win at https://evil', 'www.evil.example/a', 'Lena.Evil', 'evil。example'],
  ...[
    'evil_.example',
    'evil．example',
    'evil\u2024example',
    'evil\u200b.example',
    'evil.e\u034fxample',
    '203.0.113.7/win',
  ],
];

test.each(addresses)('%s is no name, and the form says why in the reader’s language', async (address) => {
  const headers = { 'accept-language': 'de' };
  const as = await createMember(app);
  for (const field of ['name', 'last_name']) {
    const body = {
      name: 'Lena',
      username: 'address.name',
      email: 'address@test.example',
      password: 'a quiet room with a view',
      [field]: address,
    };
    const signUp = await app.send('POST', '/api/register', { body, headers });
    expect([signUp.status, signUp.body.errors]).toEqual([
      400,
      { [field]: phrases.de.fields.name_is_address },
    ]);
    const url = `/api/users/${as.id}/update`;
    const changed = await app.send('POST', url, { as, body: { [field]: address }, headers });
    expect([changed.status, changed.body.errors]).toEqual([
      400,
      { [field]: phrases.de.fields.name_is_address },
    ]);
  }
});

test.each(['J. R. Keller', 'J.R. Keller', 'Dr. Ana Núñez', 'Lena jr.', '山田 太郎', "D'Arcy-Ruiz"])(
  '%s is a name',
  async (name) => {
    const as = await createMember(app);
    const answer = await app.send('POST', `/api/users/${as.id}/update`, { as, body: { name } });
    expect(answer.body.user.name).toBe(name);
  },
);

test('An existing name that looks like an address is not a link in mails', async () => {
  const member = await createMember(app);
  await app.platform.db
    .updateTable('users')
    .set({ name: 'Win at https://evil.example' })
    .where('id', '=', member.id)
    .execute();
  await app.send('POST', '/api/forgot/password', { body: { email: member.email } });
  const mails = await mailsTo(app, sandbox, member.email);
  expect(mails.length).toBeGreaterThan(0);
  for (const { text, html } of mails as { text: string; html?: string }[]) {
    expect(`${text} ${html}`).not.toMatch(/evil\.example|https:\/\/evil/);
  }
  expect(mails.some(({ text }) => text.includes('evil.\u200bexample'))).toBe(true);
});
