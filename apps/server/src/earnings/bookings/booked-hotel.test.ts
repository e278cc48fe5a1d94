import { afterAll, beforeAll, expect, test } from 'vitest';
import { onlyMailTo, tokenIn } from '../../../test/mailbox.ts';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { visit } from '../../../test/stays/clicks.ts';
import { reportOf, sendReport } from '../../../test/stays/earnings.ts';
import { publishPost } from '../../../test/stays/lists.ts';
import { postFormData } from '../../../test/stays/pictures.ts';

let sandbox: TestSandbox;
let app: TestApp;
let creator: TestMember;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp(sandbox.env);
  creator = await createMember(app);
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

const stay = (hotel_name: string) => ({ hotel_name, location: `${hotel_name}, Zermatt`, city: 'Zermatt' });
const now = () => app.platform.clock.now().toISOString();

/** A click on the link of a new stay in this hotel. */
async function clickFor(hotel: string) {
  const post = await publishPost(app, { as: creator, fields: stay(hotel) });
  const { clickId } = await visit(app, post.hotel_link);
  return { post, clickId: String(clickId) };
}

async function bookingsOf(member: TestMember): Promise<{ label: string }[]> {
  return (await app.send('GET', `/api/users/${member.id}/bookings`, { as: member })).body;
}

test('What was booked keeps its name for traveller and creator, whatever the creator writes about the stay afterwards', async () => {
  const guest = 'guest@guest.example';
  const { clickId, post } = await clickFor('Hotel Murmelhof');
  const report = reportOf({ clickId }, { occurred_at: now(), traveller_email: guest });
  expect((await sendReport(app, report)).status).toBe(200);
  const form = await postFormData(stay('Payment failed, please call'));
  expect((await app.send('PUT', `/api/posts/${post.id}`, { as: creator, form })).status).toBe(200);
  const paid = { ...report, event_id: 'evt_paid', status: 'confirmed', occurred_at: now() };
  expect((await sendReport(app, paid)).status).toBe(200);
  const mail = await onlyMailTo(app, sandbox, guest);
  expect(mail.subject).toContain('Hotel Murmelhof');
  expect(mail.text).not.toContain('Payment failed');
  const page = await app.send('GET', `/api/bookings/by-link/${tokenIn(mail, '/bookings/')}`);
  expect(page.body.hotel).toContain('Hotel Murmelhof');
  const [listed] = await bookingsOf(creator);
  expect(listed?.label).toContain('Hotel Murmelhof');
});

test('A booking that goes to a later click has the name of what was clicked then', async () => {
  const first = await clickFor('Hotel Murmelhof');
  const report = reportOf(first, { occurred_at: now() });
  expect((await sendReport(app, report)).status).toBe(200);
  const { clickId } = await clickFor('Hotel Edelweiss');
  const moved = { ...report, event_id: 'evt_moved', click_id: clickId, occurred_at: now() };
  expect((await sendReport(app, moved)).status).toBe(200);
  const [listed] = await bookingsOf(creator);
  expect(listed?.label).toContain('Hotel Edelweiss');
});
