import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo, onlyMailTo } from '../../../test/mailbox.ts';
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

const letter = { name: 'Ida', email: 'ida@test.example', subject: 'A question', message: 'Is it open?' };
const send = (fields: Record<string, unknown> = {}, language = 'en') =>
  app.send('POST', '/api/contact', {
    body: { ...letter, ...fields },
    headers: { 'accept-language': language },
  });
const companyMail = async () => (await app.send('GET', '/api/company')).body.mail;

test('A message reaches the company with everything that was written, and the writer is thanked', async () => {
  const { status, body } = await send();
  expect([status, body]).toEqual([200, { message: 'Thanks! We received your message.' }]);
  const mail = await onlyMailTo(app, sandbox, await companyMail());
  expect(mail?.subject).toContain('A question');
  for (const part of ['Ida', 'ida@test.example', 'Is it open?']) expect(mail?.text).toContain(part);
});

test('Without a subject the message arrives all the same', async () => {
  for (const subject of [undefined, '']) {
    expect((await send({ subject })).status).toBe(200);
    const [mail] = await mailsTo(app, sandbox, await companyMail());
    expect(mail?.subject).toContain('no subject');
  }
});

test('Line breaks in the subject cannot add lines to the head of the mail', async () => {
  expect((await send({ subject: 'Hello\r\nBcc: everybody@test.example' })).status).toBe(200);
  const [mail] = await mailsTo(app, sandbox, await companyMail());
  expect(mail?.subject).toContain('Hello Bcc: everybody@test.example');
  expect(await mailsTo(app, sandbox, 'everybody@test.example')).toEqual([]);
});

test('HTML in a message arrives as it was typed', async () => {
  const message = '<b>bold</b> & 🏔️ שלום';
  await send({ message });
  const [mail] = await mailsTo(app, sandbox, await companyMail());
  expect(mail?.text).toContain(message);
});

test('A name that looks like an address is not a link in the message, and the writer’s own address stays as it is', async () => {
  await send({ name: 'evil.example', email: 'name.as.link@test.example' });
  const mails = await mailsTo(app, sandbox, await companyMail());
  const mail = mails.find(({ text }) => text.includes('name.as.link@test.example'));
  expect(mail?.text).toContain('evil.\u200bexample');
});

test('German writers are thanked in German', async () => {
  const { body } = await send({}, 'de');
  expect(body.message).not.toBe('Thanks! We received your message.');
});

test.each([
  ['no name', { name: ' ' }, 'name', 'Required'],
  ['no address', { email: '' }, 'email', 'Required'],
  ['an address that is none', { email: 'ida' }, 'email', 'Invalid email'],
  ['no message', { message: '' }, 'message', 'Required'],
  ['a message beyond 5,000 characters', { message: 'x'.repeat(5001) }, 'message', 'This is too long'],
])('A message with %s is refused with its text', async (_what, fields, field, text) => {
  const { status, body } = await send(fields);
  expect(status).toBe(400);
  expect(body.errors[field]).toBe(text);
});

test('The operator of the site is named, and an example company says that it is one', async () => {
  const { status, body } = await app.send('GET', '/api/company');
  expect(status).toBe(200);
  expect(body.address.length).toBeGreaterThan(0);
  expect(body.mail).toMatch(/@/);
  expect(body.fictional).toBe(true);
});

test('A site of a real company names that one with everything an imprint needs, and calls nothing made up', async () => {
  const real = await startApp({
    COMPANY_NAME: 'Bergwind AG',
    COMPANY_ADDRESS: 'Bahnhofstrasse 1; 3920 Zermatt; Switzerland',
    COMPANY_MAIL: 'hello@bergwind.example',
    COMPANY_VAT: 'CHE-102.909.703 MWST',
    COMPANY_PHONE: '+41 27 000 00 00',
  });
  expect((await real.send('GET', '/api/company')).body).toEqual({
    name: 'Bergwind AG',
    address: ['Bahnhofstrasse 1', '3920 Zermatt', 'Switzerland'],
    mail: 'hello@bergwind.example',
    creatorsMail: 'hello@bergwind.example',
    pressMail: 'hello@bergwind.example',
    vat: 'CHE-102.909.703 MWST',
    phone: '+41 27 000 00 00',
    fictional: false,
  });
  await real.close();
});
