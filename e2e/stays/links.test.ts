import { barriers } from '../barriers.ts';
import { alive, expect, test } from '../journey.ts';

for (const { language, width, ad, see, note } of [
  { language: 'en', width: 1280, ad: 'Ad', see: 'See hotel', note: /earns a commission/ },
  { language: 'de', width: 390, ad: 'Anzeige', see: 'Hotel ansehen', note: /bekommt .+ eine Provision/ },
] as const)
  test(`A visitor reads that a stay is an advertisement, clicks its hotel link and lands on the booking site (${language}, ${width} px)`, async ({
    site,
    visitor,
  }) => {
    const { page, context, complaints } = await visitor({ language, width });
    const [post] = await (await context.request.get('/api/user/1/posts/0?limit=1')).json();
    await page.goto(`/${language}/posts/${post.id}`);
    const main = page.getByRole('article').first();
    // On the stay, and once more right before what pays.
    await expect(main.getByText(ad, { exact: true })).toHaveCount(2);
    await main.getByText(note).waitFor();
    const head = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content');
    expect(await head('og:title')).toMatch(new RegExp(`^${ad} · `));
    expect(await head('og:description')).toMatch(new RegExp(`^${ad} · `));
    const link = main.getByRole('link', { name: see });
    expect(await link.getAttribute('rel')).toBe('sponsored nofollow noopener');
    const opening = context.waitForEvent('page');
    await link.click();
    const booking = await opening;
    await booking.waitForURL(`${site.sandboxUrl}/partner/hotels/**`);
    expect(new URL(booking.url()).searchParams.get('click_id')).toMatch(/^[0-9a-f]{32}$/);
    await booking.getByRole('heading', { level: 1, name: post.hotel_name }).waitFor();
    expect(complaints).toEqual([]);
  });

test('A creator makes a link, sees its clicks, and switches it off: readers then read why', async ({
  site,
  visitor,
  newMember,
}) => {
  const { page, context, complaints } = await newMember('link.maker');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en/links');
  await alive(page);
  await page.getByText('An IP address counts once a day on each link.').waitFor();

  await page.getByRole('button', { name: 'Make link' }).click();
  await page.getByText('Paste the address of a hotel.').waitFor();
  await page.getByLabel('Address of the hotel').fill('http://pensione-aurora.example/rooms');
  await page.getByLabel('Name (optional)').fill('Pensione Aurora');
  await page.getByRole('button', { name: 'Make link' }).click();
  await page.getByText('Use a public address that begins with https://').waitFor();
  await expect(page.getByLabel('Name (optional)')).toHaveValue('Pensione Aurora');
  await page.getByLabel('Address of the hotel').fill('https://pensione-aurora.example/rooms');
  await page.getByRole('button', { name: 'Make link' }).click();
  await page.getByText('A booking through this link earns you a commission.').waitFor();
  await page.getByRole('button', { name: 'Copy the link of Pensione Aurora' }).first().click();
  await page.getByText('Link copied').waitFor();
  const link = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(link).toMatch(/\/go\/[0-9A-Za-z]{10}$/);
  expect(await barriers(page)).toEqual([]);

  const reader = await visitor({ language: 'de', width: 390 });
  const landing = await reader.page.goto(new URL(link).pathname);
  expect(landing?.url()).toContain(`${site.sandboxUrl}/partner/hotels/`);
  const row = page.getByRole('listitem').filter({ hasText: 'Pensione Aurora' }).first();
  await expect(async () => {
    await page.reload();
    await alive(page);
    await expect(row.getByText('1 click', { exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const toggle = row.getByRole('switch');
  await toggle.click();
  await row.getByText(/Switched off/).waitFor();
  const code = new URL(link).pathname.split('/').at(-1);
  await expect.poll(async () => (await (await context.request.get(`/api/go/${code}`)).json()).on).toBe(false);
  const off = await reader.page.goto(new URL(link).pathname);
  expect(off?.status()).toBe(404);
  await reader.page.getByRole('heading', { name: 'Dieser Link ist ausgeschaltet' }).waitFor();
  expect(complaints.filter((line) => !line.includes('400'))).toEqual([]);
});

test('An unknown link says so in the reader’s language, and its link home works', async ({ visitor }) => {
  const { page } = await visitor({ language: 'de', width: 360 });
  const answer = await page.goto('/go/0000000000');
  expect(answer?.status()).toBe(404);
  expect(answer?.headers()['x-robots-tag']).toBe('noindex');
  await page.getByRole('heading', { name: 'Dieser Link führt nirgendwohin' }).waitFor();
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(360);
  await page.getByRole('link', { name: 'Zurück zur Startseite' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});
