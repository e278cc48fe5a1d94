import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { type RunningSandbox, startSandbox, temporaryFolder } from '../../test/start.ts';

const letter = {
  from: 'Staylore <no-reply@demo.example>',
  to: 'lena@demo.example',
  subject: 'Grüezi 👋',
  text: 'Open http://localhost:3000/en/forgot/reset/abc.',
  html: '<p>Open <a href="http://localhost:3000/go?a=1&amp;b=2">this</a></p><script>alert(1)</script>',
};

async function send(sandbox: RunningSandbox, mail: Partial<typeof letter> & { to?: string | string[] } = {}) {
  const { smtpPort } = await sandbox.listen();
  const transport = createTransport({ host: '127.0.0.1', port: smtpPort, secure: false });
  await transport.sendMail({ ...letter, ...mail });
}

test('A mail arrives with its parts, its links and its recipient', async () => {
  const sandbox = await startSandbox();
  await send(sandbox);
  const inbox = (await sandbox.app.inject('/inbox.json?to=LENA@demo.example')).json();
  expect(inbox).toEqual([
    {
      to: 'lena@demo.example',
      from: letter.from,
      subject: 'Grüezi 👋',
      text: letter.text,
      html: expect.stringContaining('<a href='),
      links: ['http://localhost:3000/go?a=1&b=2', 'http://localhost:3000/en/forgot/reset/abc'],
      at: expect.stringMatching(/^\d{4}-.*Z$/),
    },
  ]);
  expect((await sandbox.app.inject('/inbox.json?to=noah@demo.example')).json()).toEqual([]);
  await sandbox.close();
});

test('The newest mail comes first, and each recipient has a copy', async () => {
  const sandbox = await startSandbox();
  const { smtpPort } = await sandbox.listen();
  const transport = createTransport({ host: '127.0.0.1', port: smtpPort, secure: false });
  await transport.sendMail({ ...letter, to: ['a@demo.example', 'b@demo.example'], subject: 'one' });
  await transport.sendMail({ ...letter, to: 'a@demo.example', subject: 'two' });
  const subjects = async (to: string) =>
    (await sandbox.app.inject(`/inbox.json?to=${to}`))
      .json()
      .map((mail: { subject: string }) => mail.subject);
  expect(await subjects('a@demo.example')).toEqual(['two', 'one']);
  expect(await subjects('b@demo.example')).toEqual(['one']);
  await sandbox.close();
});

test('Mails survive a restart, and only a mail truncated by a kill is lost', async () => {
  const stateFolder = temporaryFolder();
  const first = await startSandbox({ stateFolder });
  await send(first);
  appendFileSync(path.join(stateFolder, 'inbox.jsonl'), '\n{"n":2,"to":"cut@demo.exa');
  await first.close();
  const second = await startSandbox({ stateFolder });
  await send(second, { subject: 'after' });
  const subjects = (await second.app.inject('/inbox.json'))
    .json()
    .map((mail: { subject: string }) => mail.subject);
  expect(subjects).toEqual(['after', letter.subject]);
  await second.close();
});

test.each([
  ['429', 451],
  ['500', 554],
  ['malformed', 421],
])('The fault %s refuses the mail with %i', async (fault, code) => {
  const sandbox = await startSandbox();
  await sandbox.app.inject({ method: 'POST', url: '/control', payload: { provider: 'smtp', fault } });
  await expect(send(sandbox)).rejects.toMatchObject({ responseCode: code });
  expect((await sandbox.app.inject('/inbox.json')).json()).toEqual([]);
  await sandbox.close();
});

test('A person reads the mail in a frame that runs no scripts', async () => {
  const sandbox = await startSandbox();
  await send(sandbox, { subject: '<b>bold</b>' });
  const list = await sandbox.app.inject('/inbox');
  expect(list.body).toContain('&lt;b&gt;bold&lt;/b&gt;');
  const mail = await sandbox.app.inject('/inbox/1');
  expect(mail.body).toMatch(
    /<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="[^"<>]*"/,
  );
  expect(mail.body).not.toContain('<script>');
  expect(mail.headers['content-security-policy']).toContain("script-src 'none'");
  expect((await sandbox.app.inject('/inbox/99')).statusCode).toBe(404);
  await sandbox.close();
});
