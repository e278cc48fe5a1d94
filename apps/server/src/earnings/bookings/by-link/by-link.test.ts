import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailAbout, mailsTo, onlyMailTo, tokenIn } from '../../../../test/mailbox.ts';
import { createMember, type TestMember } from '../../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import { createClick, reportOf, sendReport } from '../../../../test/stays/earnings.ts';

let sandbox: TestSandbox;
let app: TestApp;
let creator: TestMember;
let count = 0;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp(sandbox.env);
  creator = await createMember(app);
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

const inDays = (days: number) =>
  new Date(app.platform.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** A confirmed booking at the partner, with the tokens mailed to its two sides. */
async function confirmedBooking(wishes: { hotelEmail?: null; language?: string; postId?: number } = {}) {
  count += 1;
  const [guest, hotel] = [`guest${count}@guest.example`, `house${count}@hotels.example`];
  const click = await createClick(app, {
    of: creator,
    label: `Haus ${count}, Zermatt`,
    ...(wishes.postId !== undefined && { postId: wishes.postId }),
  });
  const made = await fetch(`${sandbox.url}/partner/api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ click_id: click.clickId, delivery: 'hold' }),
  });
  const { id } = (await made.json()) as { id: string };
  const report = reportOf(click, {
    booking_id: id,
    status: 'confirmed',
    occurred_at: app.platform.clock.now().toISOString(),
    check_in: inDays(20),
    check_out: inDays(22),
    traveller_email: guest,
    traveller_language: wishes.language ?? 'en',
    hotel_email: wishes.hotelEmail === null ? null : hotel,
  });
  expect((await sendReport(app, report)).status).toBe(200);
  const mail = await onlyMailTo(app, sandbox, guest);
  const traveller = tokenIn(mail, '/bookings/');
  const house = wishes.hotelEmail === null ? '' : tokenIn(await mailsTo(app, sandbox, hotel), '/bookings/');
  return { id, guest, hotel, mail, report, traveller, house };
}

const view = async (token: string) => app.send('GET', `/api/bookings/by-link/${token}`);
const ask = (token: string, body: object) =>
  app.send('POST', `/api/bookings/by-link/${token}/requests`, { body });
const answer = (token: string, id: number, body: object) =>
  app.send('POST', `/api/bookings/by-link/${token}/requests/${id}`, { body });

test('A traveller who booked gets one confirmation with hotel, days, amount and number, in their language', async () => {
  const { mail, report, guest, id } = await confirmedBooking({ language: 'de-CH' });
  expect(mail?.subject).toBe(`Dein Aufenthalt ist bestätigt: Haus ${count}, Zermatt`);
  expect(mail?.text).toContain('420,00');
  expect(mail?.text).toContain(id);
  expect(mail?.links.some((link) => link.includes('/de/bookings/'))).toBe(true);
  await sendReport(app, report);
  await sendReport(app, { ...report, event_id: 'evt_again', occurred_at: '2026-11-30T00:00:00Z' });
  expect(await mailsTo(app, sandbox, guest)).toHaveLength(1);
});

test('A booking that is not fully paid is confirmed to nobody', async () => {
  const [guest, hotel] = ['waits@guest.example', 'waits@hotels.example'];
  const click = await createClick(app, { of: creator });
  const report = reportOf(click, { status: 'booked', traveller_email: guest, hotel_email: hotel });
  expect((await sendReport(app, report)).status).toBe(200);
  for (const address of [guest, hotel]) expect(await mailsTo(app, sandbox, address)).toEqual([]);
});

test.each([
  ['Switzerland', 'Bestätigte Buchung', '/de/bookings/'],
  ['de', 'Bestätigte Buchung', '/de/bookings/'],
  ['Austria', 'Bestätigte Buchung', '/de/bookings/'],
  ['LI', 'Bestätigte Buchung', '/de/bookings/'],
  ['France', 'Confirmed booking', '/en/bookings/'],
  [null, 'Confirmed booking', '/en/bookings/'],
])(
  'A hotel in %s is addressed as "%s …", whatever language the traveller speaks',
  async (country, subject, page) => {
    const { rows } = await sql<{ id: number }>`insert into posts (user_id, hotel_name, country)
    values (${creator.id}, 'Haus', ${country}) returning id`.execute(app.platform.db);
    const language = subject.startsWith('B') ? 'en' : 'de';
    const { hotel } = await confirmedBooking({ language, postId: rows[0]?.id ?? 0 });
    const mail = await onlyMailTo(app, sandbox, hotel);
    expect(mail?.subject).toContain(subject);
    expect(mail?.links.some((link) => link.includes(page))).toBe(true);
  },
);

test('Both sides see the booking by their link, and neither sees the other’s address', async () => {
  const { traveller, house, guest, hotel } = await confirmedBooking();
  for (const [token, side] of [
    [traveller, 'traveller'],
    [house, 'hotel'],
  ] as const) {
    const { status, body } = await view(token);
    expect(status).toBe(200);
    expect(body).toMatchObject({ side, status: 'confirmed', can_ask: true, requests: [] });
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${guest}|${hotel}`));
  }
});

test.each(['x', 'a'.repeat(43), 'a'.repeat(99), '%00', "'; drop table bookings; --"])(
  'A link that nobody was sent (%s) leads to no booking',
  async (token) => {
    const { status } = await view(encodeURIComponent(token));
    expect([400, 404]).toContain(status);
  },
);

test('When the hotel accepts other days the partner is notified once, and its report updates the booking', async () => {
  const { id, traveller, house, hotel, guest } = await confirmedBooking();
  const days = { check_in: inDays(30), check_out: inDays(33) };
  const asked = await ask(traveller, { kind: 'change', message: 'One night more?', ...days });
  expect(asked.status).toBe(200);
  expect(asked.body.requests[0]).toMatchObject({ state: 'open', asked_by: 'traveller', ...days });
  const asking = (await mailsTo(app, sandbox, hotel)).filter((one) => one.text.includes('One night more?'));
  expect(asking).toHaveLength(1);
  const news = asking[0];
  const request = asked.body.requests[0].id;
  const atPartner = async () =>
    (await (await fetch(`${sandbox.url}/partner/api/bookings/${id}`)).json()) as {
      checkIn: string;
      events: unknown[];
    };
  expect((await atPartner()).events).toHaveLength(1);
  expect((await answer(traveller, request, { action: 'accept' })).status).toBe(403);
  const fresh = tokenIn(news, '/bookings/');
  expect(fresh).not.toBe(house);
  const accepted = await answer(fresh, request, { action: 'accept', message: 'Gladly.' });
  expect(accepted.body.requests[0]).toMatchObject({ state: 'accepted', answer: 'Gladly.' });
  expect(await mailAbout(app, sandbox, guest, 'New dates accepted')).toBeDefined();
  const partner = await atPartner();
  expect(partner.checkIn).toBe(days.check_in);
  expect(partner.events).toHaveLength(2);
  expect((await answer(house, request, { action: 'decline' })).body.code).toBe('bookings.request_answered');
});

test('A cancellation that the traveller accepts reaches the partner', async () => {
  const { id, traveller, house } = await confirmedBooking();
  const { body } = await ask(house, { kind: 'cancel', message: 'A burst pipe.' });
  await answer(traveller, body.requests[0].id, { action: 'accept' });
  await app.runJobs();
  const partner = (await (await fetch(`${sandbox.url}/partner/api/bookings/${id}`)).json()) as {
    status: string;
  };
  expect(partner.status).toBe('cancelled');
});

test('A request is declined or withdrawn without a trace at the partner, and both sides read the history', async () => {
  const { id, traveller, house } = await confirmedBooking();
  const first = (await ask(traveller, { kind: 'cancel' })).body.requests[0].id;
  expect((await ask(house, { kind: 'cancel' })).body.code).toBe('bookings.request_open');
  expect((await answer(house, first, { action: 'withdraw' })).status).toBe(403);
  await answer(house, first, { action: 'decline', message: 'Too late for that.' });
  const second = (await ask(traveller, { kind: 'cancel' })).body.requests[0].id;
  await answer(traveller, second, { action: 'withdraw' });
  for (const token of [traveller, house])
    expect((await view(token)).body.requests.map((one: { state: string }) => one.state)).toEqual([
      'withdrawn',
      'declined',
    ]);
  await app.runJobs();
  const partner = (await (await fetch(`${sandbox.url}/partner/api/bookings/${id}`)).json()) as {
    events: unknown[];
  };
  expect(partner.events).toHaveLength(1);
});

test('A request about another booking does not exist behind this link', async () => {
  const [one, other] = [await confirmedBooking(), await confirmedBooking()];
  const { body } = await ask(one.traveller, { kind: 'cancel' });
  const { status, body: refused } = await answer(other.house, body.requests[0].id, { action: 'accept' });
  expect([status, refused.code]).toEqual([404, 'bookings.not_found']);
});

test('Two answers at once count as one', async () => {
  const { traveller, house } = await confirmedBooking();
  const { body } = await ask(traveller, { kind: 'cancel' });
  const answers = await Promise.all(
    (['accept', 'decline'] as const).map((action) => answer(house, body.requests[0].id, { action })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test.each([
  ['no days', {}, 'check_in'],
  ['a departure before the arrival', { check_in: '2030-01-03', check_out: '2030-01-02' }, 'check_out'],
  ['days that no hotel sells yet', { check_in: '2199-01-01', check_out: '2199-01-03' }, 'check_out'],
  ['an arrival that is over', { check_in: '2020-01-01', check_out: '2020-01-02' }, 'check_in'],
  [
    'a message without end',
    { check_in: '2030-01-01', check_out: '2030-01-02', message: 'x'.repeat(1001) },
    'message',
  ],
])('A change with %s is refused at its field', async (_what, wrong, field) => {
  const { traveller } = await confirmedBooking();
  const { status, body } = await ask(traveller, { kind: 'change', ...wrong });
  expect(status).toBe(400);
  expect(Object.keys(body.errors)).toContain(field);
});

test('Once a stay has begun or a booking is cancelled, changes cannot be requested', async () => {
  const { traveller, report } = await confirmedBooking();
  await sendReport(app, {
    ...report,
    event_id: `evt_gone${count}`,
    status: 'cancelled',
    occurred_at: new Date(app.platform.clock.now().getTime() + 60_000).toISOString(),
  });
  expect((await view(traveller)).body).toMatchObject({ status: 'cancelled', can_ask: false });
  expect((await ask(traveller, { kind: 'cancel' })).body.code).toBe('bookings.closed');
});

test('Where the hotel has no address the operator’s desk is written to in its place', async () => {
  const { traveller } = await confirmedBooking({ hotelEmail: null });
  await ask(traveller, { kind: 'cancel', message: 'Please tell the house.' });
  const mail = await onlyMailTo(app, sandbox, app.platform.config.company.mail.general);
  expect(mail?.text).toContain('Please tell the house.');
  expect((await view(tokenIn(mail, '/bookings/'))).body.side).toBe('hotel');
});

test('Every mail has a separate link, whose token is not stored', async () => {
  const { traveller, house } = await confirmedBooking();
  expect(house).not.toBe(traveller);
  const { rows } = await sql<{ row: string }>`
    select booking_links::text || ' ' || encode(token_hash, 'escape') as row from booking_links`.execute(
    app.platform.db,
  );
  expect(rows.length).toBeGreaterThan(1);
  for (const token of [traveller, house])
    expect(
      rows.filter(({ row }) => row.includes(token) || row.includes(Buffer.from(token).toString('hex'))),
    ).toEqual([]);
});
