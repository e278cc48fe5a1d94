import type { BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test, unused } from '../journey.ts';

const picture = sharp({ create: { width: 400, height: 500, channels: 3, background: '#4a6' } })
  .jpeg()
  .toBuffer();

const headers = { 'sec-fetch-site': 'same-origin' };

/** A member with that name, and their stay in Zermatt told in the same word, for millions a night; @returns the stay, and where both are shown. */
async function told(
  context: BrowserContext,
  word: string,
  username: string,
): Promise<{ id: number; paths: string[] }> {
  const name = word.slice(0, 80);
  const member = {
    name,
    last_name: name,
    username,
    email: `${username}@test.example`,
    password: 'a quiet room with a view',
  };
  expect((await context.request.post('/api/register', { data: member, headers })).status()).toBe(200);
  const stay = {
    location: word,
    hotel_name: word,
    caption: word.repeat(2),
    city: name,
    country: 'CH',
    hotel_price: '9876543',
    price_currency: 'IDR',
    price_per: 'night',
    lat: '46.02',
    long: '7.75',
    hotel_url: 'https://hotel.example/rooms',
    file: { name: 'stay.jpg', mimeType: 'image/jpeg', buffer: await picture },
  };
  const answer = await context.request.post('/api/posts', { multipart: stay, headers });
  expect(answer.status()).toBe(200);
  const { post } = (await answer.json()) as { post: { id: number; hotel_slug: string } };
  const paths = [
    '/en',
    '/en?location=Zermatt&lat=46.02&long=7.75',
    `/en/posts/${post.id}`,
    `/en/hotels/${post.hotel_slug}`,
    `/en/profile/${username}`,
    `/en/@${username}`,
  ];
  return { id: post.id, paths };
}

/** Texts of the page that run over its right edge. */
const tooWide = (page: Page) =>
  page.evaluate<string[]>(`
    [...document.querySelectorAll('main h1, main h2, main h3, main p, main a, main address, main article')]
      .filter((one) => one.closest('.strip') === null && one.getBoundingClientRect().right > innerWidth + 1)
      .map((one) => one.tagName + ' ' + one.className)`);

for (const [_what, word, name] of [
  ['one word of 180 letters', 'W'.repeat(180), 'odd.word'],
  ['markup', `<img src=x onerror="document['title']='run'">`.repeat(3), 'odd.markup'],
  ['the other direction', 'فندق_الصحراء_الكبير_'.repeat(8), 'odd.rtl'],
] as const)
  test(`A name is shown as text and fits its place, on a phone and on a desktop: ${_what}`, async ({
    visitor,
  }) => {
    const { page, context, complaints } = await visitor();
    const { id, paths } = await told(context, word, unused(name));
    for (const path of paths) {
      await page.goto(path);
      await page.locator('main h1').waitFor();
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => tooWide(page), `${path} at ${width} px`).toEqual([]);
      }
      expect(await page.title()).not.toBe('run');
    }
    // Other journeys look at whole cards on the home page.
    expect((await context.request.delete(`/api/posts/${id}`, { headers })).ok()).toBe(true);
    expect(complaints).toEqual([]);
  });
