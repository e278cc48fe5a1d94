import type { BrowserContext, Page } from '@playwright/test';
import { phrases } from '@staylore/phrases/phrases';
import sharp from 'sharp';
import { startTrialSite } from '../../tools/browser/trial-site.ts';
import { alive, test as base, expect, type NewMember, type Site, type Visitor } from '../journey.ts';

/** Weeks pass in this story, so it is told on a site of its own, without the demo world, whose pictures take a minute of processor time. */
const test = base.extend<object, { site: Site }>({
  site: [
    async ({ playwright: _ }, use) => {
      const own = await startTrialSite(() => undefined, undefined, { DEMO: 'off' });
      await use(own);
      await own.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

// One after the other: each worker that tells one of these stories starts a site.
test.describe.configure({ mode: 'default' });

const states = { en: phrases.en.analytics.booked.states, de: phrases.de.analytics.booked.states };
type State = keyof typeof states.en;

interface Creator {
  page: Page;
  context: BrowserContext;
  id: number;
  password: string;
  post: { id: number; hotel_link: string };
}

/** The newest mail to an address that has these words. */
type FindMail = (to: string, words: string) => Promise<{ links: readonly string[] }>;

/** Nobody is paid out before they have confirmed their address. */
async function confirmAddress({ email, page }: NewMember, findMail: FindMail): Promise<void> {
  const { links } = await findMail(email, '/settings/confirm-email/');
  const link = links.find((one) => one.includes('/settings/confirm-email/')) ?? '';
  await page.goto(new URL(link).pathname);
  await alive(page);
  await page.getByRole('button', { name: phrases.en.accounts.confirm.submit }).click();
  await page.getByRole('heading', { name: phrases.en.accounts.confirm.done_title }).waitFor();
}

/** A new creator with bank details and one stay, signed in. */
async function creator({ context, headers, id, page, password }: NewMember): Promise<Creator> {
  const bank = await context.request.post(`/api/bankdetails`, {
    headers,
    data: {
      name: 'Zürcher Kantonalbank',
      clearing_number: '762',
      adresse: 'Bahnhofstrasse 9, Zürich',
      iban: 'CH93 0076 2011 6238 5295 7',
      acc_number: '1162-3852.957',
      holder_name: 'Mara Story',
      holder_town: 'Zürich',
      holder_country: 'CH',
    },
  });
  expect(bank.status()).toBe(200);
  const picture = await sharp({ create: { width: 900, height: 1100, channels: 3, background: '#8fa' } })
    .jpeg()
    .toBuffer();
  const made = await context.request.post(`/api/posts`, {
    headers,
    multipart: {
      location: 'Pension Abendlicht, Zermatt',
      hotel_name: 'Pension Abendlicht',
      city: 'Zermatt',
      country: 'CH',
      caption: 'Two nights under the roof.',
      file: { name: 'stay.jpg', mimeType: 'image/jpeg', buffer: picture },
    },
  });
  expect(made.status(), await made.text()).toBe(200);
  return { page, context, id, password, post: (await made.json()).post };
}

/** Someone clicks the stay's link and books; answers the page of the booking at the partner and its number. */
async function book(
  { page }: Visitor,
  { post, guest }: { post: Creator['post']; guest: string },
): Promise<{ page: Page; number: string }> {
  await page.goto(`/en/posts/${post.id}`);
  const link = page.getByRole('article').first().getByRole('link', { name: 'See hotel' });
  await page.goto((await link.getAttribute('href')) ?? '');
  await page.getByLabel('E-mail').fill(guest);
  await page.getByRole('button', { name: 'Book now' }).click();
  await page.getByRole('button', { name: 'Pay the full sum' }).waitFor();
  return { page, number: new URL(page.url()).pathname.split('/').at(-1) ?? '' };
}

/** What the creator reads of a booking, in both languages, once the server has heard of it. */
async function reads({ page, context, id }: Creator, number: string, state: State): Promise<void> {
  const known = async () => {
    const answer = await context.request.get(`/api/users/${id}/bookings`);
    const bookings = (await answer.json()) as { number: string; state: State }[];
    return bookings.find((booking) => booking.number === number)?.state;
  };
  await expect.poll(known, { timeout: 45_000 }).toBe(state);
  for (const language of ['de', 'en'] as const) {
    await page.goto(`/${language}/analytics/bookings`);
    const item = page.getByRole('listitem').filter({ hasText: number }).first();
    await expect(item).toContainText(states[language][state]);
  }
}

async function balances({ context, id }: Creator) {
  const answer = await context.request.get(`/api/users/${id}/balances`);
  return answer.json();
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.waitForLoadState();
}

test('From a click to money in the bank: each step is on the creator’s page, and a later refund is offset', async ({
  site,
  visitor,
  newMember,
  newestMail,
}) => {
  test.setTimeout(300_000);
  const newcomer = await newMember('mara.story');
  await confirmAddress(newcomer, newestMail);
  const mara = await creator(newcomer);
  const first = await book(await visitor({ width: 390 }), { post: mara.post, guest: 'first@guest.example' });
  await reads(mara, first.number, 'booked');
  await press(first.page, 'Pay the full sum');
  await reads(mara, first.number, 'confirmed');
  const mails = async () =>
    (await fetch(`${site.sandboxUrl}/inbox.json?to=first@guest.example`)).json() as Promise<unknown[]>;
  await expect.poll(mails).toHaveLength(1);

  await press(first.page, 'Check out after the stay');
  await reads(mara, first.number, 'stayed');
  const [expected] = await balances(mara);
  expect(expected).toMatchObject({ currency: 'CHF', payable_minor: 0, paid_minor: 0 });
  expect(expected.expected_minor).toBeGreaterThan(0);
  await press(first.page, 'Let the hold pass');
  await reads(mara, first.number, 'payable');
  await mara.page.goto('/en/analytics');
  const next = mara.page.getByRole('region', { name: phrases.en.payouts.next.title });
  await next.getByText(/^Goes to your account on \d/).waitFor();

  const second = await book(await visitor({ width: 390 }), {
    post: mara.post,
    guest: 'second@guest.example',
  });
  await press(second.page, 'Pay the full sum');
  await press(second.page, 'Cancel');
  await reads(mara, second.number, 'cancelled');

  const bank = await visitor();
  await bank.page.goto(`${site.sandboxUrl}/bank`);
  await press(bank.page, 'On to the next payment morning');
  await reads(mara, first.number, 'paid');
  expect(await balances(mara)).toMatchObject([
    { expected_minor: 0, payable_minor: 0, in_payout_minor: 0, paid_minor: expected.expected_minor },
  ]);
  await mara.page.goto('/en/analytics/payouts');
  const note = mara.page.getByRole('link', { name: phrases.en.payouts.credit_note });
  const pdf = await mara.context.request.get((await note.getAttribute('href')) ?? '');
  expect(pdf.headers()['content-type']).toContain('application/pdf');

  await press(first.page, 'Refund');
  await reads(mara, first.number, 'clawed_back');
  await expect
    .poll(() => balances(mara))
    .toMatchObject([{ payable_minor: -expected.expected_minor, paid_minor: expected.expected_minor }]);
  await changesBank(mara);
});

/** Weeks after signing in, other bank details are taken only once the creator has shown that it is them. */
async function changesBank({ page, password }: Creator): Promise<void> {
  await page.goto('/en/analytics/payouts');
  await alive(page);
  await page.getByText(/^Bank details: account/).click();
  await page.getByLabel(phrases.en.bankDetails.address).fill('Limmatquai 1, Zürich');
  await page.getByRole('button', { name: phrases.en.bankDetails.update }).click();
  const dialog = page.getByRole('dialog', { name: phrases.en.accounts.proof.title });
  await dialog.getByLabel(phrases.en.accounts.proof.password, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: phrases.en.accounts.proof.submit }).click();
  await page.getByText(phrases.en.bankDetails.updated).waitFor();
}

// It stands here because its clock moves, too.
test('An hour after signing in, a member proves their identity before their data is exported, and again before it is downloaded', async ({
  site,
  newMember,
}) => {
  test.setTimeout(120_000);
  const { takeout, accounts } = phrases.en;
  const { page, context, headers, password } = await newMember(`takes.later${test.info().repeatEachIndex}`);
  const anHourLater = async () => {
    const moved = await fetch(`${site.sandboxUrl}/control`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ provider: 'clock', advance_hours: 1 }),
    });
    expect(moved.status).toBe(200);
    // The site hears of it within seconds.
    const open = async () => (await context.request.get('/api/me/takeout/file', { headers })).status();
    await expect.poll(open).toBe(403);
  };
  const dialog = page.getByRole('dialog', { name: accounts.proof.title });
  const shows = async () => {
    await dialog.getByLabel(accounts.proof.password, { exact: true }).fill(password);
    await dialog.getByRole('button', { name: accounts.proof.submit }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  await anHourLater();
  await page.goto('/en/settings/data');
  await alive(page);
  await page.getByRole('button', { name: takeout.ask }).click();
  await shows();
  const link = page.getByRole('link', { name: takeout.download, exact: true });
  await link.waitFor({ timeout: 60_000 });
  await anHourLater();
  await link.click();
  const download = page.waitForEvent('download');
  await shows();
  expect((await download).suggestedFilename()).toMatch(/^staylore-takes\.later[\d.]+-.*\.zip$/);
});
