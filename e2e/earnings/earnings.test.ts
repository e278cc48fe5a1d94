import type { BrowserContext, Page } from '@playwright/test';
import { phrases } from '@staylore/phrases/phrases';
import sharp from 'sharp';
import { startTrialSite } from '../../tools/browser/trial-site.ts';
import { test as base, expect, type NewMember, type Site, type Visitor } from '../journey.ts';

/** Weeks pass in this story, so it is told on a site of its own. */
const test = base.extend<object, { site: Site }>({
  site: [
    async ({ playwright: _ }, use) => {
      const own = await startTrialSite(() => undefined);
      await use(own);
      await own.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

const states = { en: phrases.en.analytics.booked.states, de: phrases.de.analytics.booked.states };
type State = keyof typeof states.en;

interface Creator {
  page: Page;
  context: BrowserContext;
  id: number;
  post: { id: number; hotel_link: string };
}

/** A new creator with bank details and one stay, signed in. */
async function creator({ context, headers, id, page }: NewMember): Promise<Creator> {
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
  return { page, context, id, post: (await made.json()).post };
}

/** Somebody clicks the stay's link and books; answers the page of the booking at the partner and its number. */
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

/** What the creator reads of a booking, in both languages. */
async function reads({ page }: Creator, number: string, state: State): Promise<void> {
  for (const language of ['de', 'en'] as const) {
    await expect
      .poll(
        async () => {
          await page.goto(`/${language}/analytics`);
          const item = page.getByRole('listitem').filter({ hasText: number }).first();
          await item.waitFor();
          return item.textContent();
        },
        { timeout: 45_000, intervals: [1000] },
      )
      .toContain(states[language][state]);
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

test('From a click to money in the bank: each step stands on the creator’s page, and what is refunded later is made up for', async ({
  site,
  visitor,
  newMember,
}) => {
  test.setTimeout(300_000);
  const mara = await creator(await newMember('mara.story'));
  const first = await book(await visitor({ width: 390 }), { post: mara.post, guest: 'first@guest.example' });
  await reads(mara, first.number, 'booked');
  await press(first.page, 'Pay the full sum');
  await reads(mara, first.number, 'confirmed');
  const mails = async () =>
    (await fetch(`${site.sandboxUrl}/inbox.json?to=first@guest.example`)).json() as Promise<unknown[]>;
  await expect.poll(mails, { timeout: 20_000 }).toHaveLength(1);

  await press(first.page, 'Check out after the stay');
  await reads(mara, first.number, 'stayed');
  const [expected] = await balances(mara);
  expect(expected).toMatchObject({ currency: 'CHF', payable_minor: 0, paid_minor: 0 });
  expect(expected.expected_minor).toBeGreaterThan(0);
  await press(first.page, 'Let the hold pass');
  await reads(mara, first.number, 'payable');

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
  const note = mara.page.getByRole('link', { name: phrases.en.payouts.credit_note });
  const pdf = await mara.context.request.get((await note.getAttribute('href')) ?? '');
  expect(pdf.headers()['content-type']).toContain('application/pdf');

  await press(first.page, 'Refund');
  await reads(mara, first.number, 'clawed_back');
  expect(await balances(mara)).toMatchObject([
    { payable_minor: -expected.expected_minor, paid_minor: expected.expected_minor },
  ]);
});
