import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import fc from 'fast-check';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database/database.ts';
import { type OpenDatabase, openDatabase } from '../db/database.ts';
import { type JobOutcome, listDeadJobs, type RunningJobs, startJobs } from '../jobs/index.ts';
import { createLog } from '../log/index.ts';
import {
  button,
  createMailer,
  enqueueMail,
  facts,
  heading,
  layOutMail,
  type Mailer,
  mailHandler,
  paragraph,
  quote,
  smallPrint,
} from './index.ts';

const mails: { from: string; to: string[]; email: Email }[] = [];
let refusal: { code: number; times: number } = { code: 0, times: 0 };
const server = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  async onData(stream, session, done) {
    const raw = await readText(stream);
    if (refusal.times > 0) {
      refusal.times -= 1;
      return done(Object.assign(new Error('Not now'), { responseCode: refusal.code }));
    }
    const from = session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address;
    mails.push({
      from,
      to: session.envelope.rcptTo.map(({ address }) => address),
      email: await PostalMime.parse(raw),
    });
    done();
  },
});
let database: TestDatabase;
let open: OpenDatabase;
let jobs: RunningJobs | undefined;
let mailer: Mailer;
let outcomes: JobOutcome[] = [];

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Staylore <hello@stay.example>' });
  database = await createTestDatabase();
  open = openDatabase({ url: database.url, max: 3 });
});

afterEach(async () => {
  await jobs?.stop();
  jobs = undefined;
  mails.length = 0;
  outcomes = [];
  refusal = { code: 0, times: 0 };
});

afterAll(async () => {
  mailer.close();
  server.close();
  await open.close();
  await database.drop();
});

const message = { to: 'lena@demo.example', subject: 'Grüße aus Zürich', text: 'Hallo', html: '<p>Hallo</p>' };
const start = async (sender: Mailer | undefined = mailer) => {
  jobs = await startJobs({
    url: database.url,
    log: createLog({ level: 'silent' }),
    handlers: [mailHandler(sender)],
    observe: (outcome) => outcomes.push(outcome),
  });
};

test('A mail arrives with both its forms, its subject in any language and one recipient', async () => {
  await start();
  await enqueueMail(open.db, { ...message, replyTo: 'anna@demo.example' });
  await expect.poll(() => mails.length).toBe(1);
  const [mail] = mails;
  expect(mail).toMatchObject({ from: 'hello@stay.example', to: ['lena@demo.example'] });
  expect(mail?.email.subject).toBe('Grüße aus Zürich');
  expect(mail?.email.from).toMatchObject({ name: 'Staylore', address: 'hello@stay.example' });
  expect(mail?.email.text?.trim()).toBe('Hallo');
  expect(mail?.email.html?.trim()).toBe('<p>Hallo</p>');
  expect(mail?.email.replyTo).toMatchObject([{ address: 'anna@demo.example' }]);
  expect(mail?.email.messageId).toMatch(/^<[0-9a-f]{32}@stay\.example>$/);
});

test('A mail is sent when the transaction commits, and never when it does not', async () => {
  await start();
  await open.db
    .transaction()
    .execute(async (trx) => {
      await enqueueMail(trx, message);
      throw new Error('undone');
    })
    .catch(() => undefined);
  await open.db.transaction().execute((trx) => enqueueMail(trx, { ...message, subject: 'Committed' }));
  await expect.poll(() => mails.map(({ email }) => email.subject)).toEqual(['Committed']);
});

test('Asked for twice under one key while it waits, it is sent once', async () => {
  await enqueueMail(open.db, message, { key: 'reset 7' });
  await enqueueMail(open.db, { ...message, subject: 'The later one' }, { key: 'reset 7' });
  await start();
  await expect.poll(() => outcomes.length).toBe(1);
  expect(mails.map(({ email }) => email.subject)).toEqual(['The later one']);
});

test('A repeat of one mail carries the same Message-ID', async () => {
  await start();
  for (const round of [1, 2]) {
    await enqueueMail(open.db, message, { key: 'welcome 7' });
    await expect.poll(() => mails.length).toBe(round);
  }
  expect(mails[0]?.email.messageId).toBe(mails[1]?.email.messageId);
});

test.each([451, 550])(
  'A mail that the server refuses with %d is retried, as the cause may be temporary',
  async (code) => {
    await start();
    refusal = { code, times: 1 };
    await enqueueMail(open.db, message);
    await expect.poll(() => outcomes.map(({ outcome }) => outcome)).toEqual(['retry', 'done']);
    expect(mails).toHaveLength(1);
  },
);

test('Without a mail server the mail is found among the dead jobs, not lost silently', async () => {
  jobs = await startJobs({
    url: database.url,
    log: createLog({ level: 'silent' }),
    handlers: [mailHandler(undefined)],
  });
  await enqueueMail(open.db, message, { key: 'nowhere' });
  await expect
    .poll(async () => (await listDeadJobs(open.db)).map(({ key, lastError }) => [key, lastError]))
    .toContainEqual(['mail.send:nowhere', 'No mail server is set (SMTP_URL)']);
});

test('Mails that a member did not request can be unsubscribed from with one click', async () => {
  await start();
  await enqueueMail(open.db, { ...message, unsubscribeUrl: 'https://stay.example/u?t=1' });
  await expect.poll(() => mails.length).toBe(1);
  const headers = new Map(mails[0]?.email.headers.map(({ key, value }) => [key, value]));
  expect(headers.get('list-unsubscribe')).toBe('<https://stay.example/u?t=1>');
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
});

test.each([
  { to: 'a@b.example\r\nBcc: all@b.example' },
  { to: 'a@b.example, c@d.example' },
  { to: 'Lena <a@b.example>' },
  { to: '' },
  { subject: 'Hi\r\nBcc: all@b.example' },
  { subject: 'Hi\u2028there' },
  { subject: '' },
  { replyTo: 'a@b.example\nX: y' },
  { unsubscribeUrl: 'https://a.example/>\r\nX: y' },
  { unsubscribeUrl: 'javascript:alert(1)' },
  { text: '' },
])('A mail with %o is refused before it is sent', async (wrong) => {
  await expect(enqueueMail(open.db, { ...message, ...wrong })).rejects.toThrow();
});

test('No subject can add a header or a recipient', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (subject) => {
      const sent = mails.length;
      await mailer.send('x', { ...message, subject });
      expect(mails[sent]?.to).toEqual(['lena@demo.example']);
      const names = mails[sent]?.email.headers.map(({ key }) => key) ?? [];
      expect(names).not.toContain('bcc');
      expect(names.length).toBeLessThan(12);
    }),
    { numRuns: 30 },
  );
});

test('A subject arrives as written: nothing in it is decoded into forbidden characters', async () => {
  const subject = 'Your stay at =?utf-8?B?4oCuZXZpbA==?= is booked';
  const sent = mails.length;
  await mailer.send('x', { ...message, subject });
  expect(mails[sent]?.email.subject?.replaceAll('\u200b', '')).toBe(subject);
});

const laidOut = () =>
  layOutMail({
    language: 'de',
    subject: 'Neues Passwort',
    parts: [
      heading('Neues Passwort'),
      paragraph('Hallo <Lena> & Co.\nzweite Zeile'),
      quote('So schön'),
      facts([['Ort', 'Zermatt']]),
      button('Passwort wählen', 'https://stay.example/de/reset?t=a&b="c'),
    ],
    footer: [smallPrint('Staylore Demo AG, Zürich')],
  });

test('The layout shows every word in both forms, and texts of people stay texts', () => {
  const { html, text } = laidOut();
  expect(html).toContain('Hallo &lt;Lena&gt; &amp; Co.<br>zweite Zeile');
  expect(html).toContain('href="https://stay.example/de/reset?t=a&amp;b=%22c"');
  expect(html).toContain('lang="de"');
  // A long address in a value wraps; otherwise phones would show the whole mail smaller.
  expect(html).toMatch(/<td[^>]*overflow-wrap:anywhere[^>]*>Zermatt/);
  expect(text).toBe(
    'Neues Passwort\n--------------\n\nHallo <Lena> & Co.\nzweite Zeile\n\n> So schön\n\nOrt: Zermatt\n\n' +
      'Passwort wählen:\nhttps://stay.example/de/reset?t=a&b=%22c\n\n-- \nStaylore Demo AG, Zürich\n',
  );
});

test('People’s words never become links in mails, even with an at sign; our own address does', () => {
  for (const words of ['https://evil.example/@room', 'evil.example/a@b', 'desk@evil.example'])
    for (const { html, text } of [
      paragraph(`Your stay at ${words} is booked.`),
      quote(words),
      heading(words),
    ])
      for (const form of [html, text]) expect(form).not.toMatch(/evil\.example|:\/\/evil/);
  const { text } = paragraph('Somebody at evil.example wants to use ida@stay.example.', 'ida@stay.example');
  expect(text).toBe('Somebody at evil.\u200bexample wants to use ida@stay.example.');
});

test('A mail loads nothing, is at most 600 px wide and supports dark mode', () => {
  const { html } = laidOut();
  expect(html).not.toMatch(/<img|<link|<script|url\(|@import|src=/i);
  expect(html).toContain('max-width:600px');
  expect(html).toContain('prefers-color-scheme:dark');
  expect(html.length).toBeLessThan(100_000);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'stay.example', ''])(
  'A button never leads to "%s"',
  (url) => {
    expect(() => button('x', url)).toThrow(RangeError);
  },
);
