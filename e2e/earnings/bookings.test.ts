import { phrases } from '@staylore/phrases/phrases';
import { barriers } from '../barriers.ts';
import { alive, earlierWalks, expect, test, unused } from '../journey.ts';

for (const { language, width } of [
  { language: 'en', width: 1280 },
  { language: 'de', width: 390 },
] as const)
  test(`Someone books through a link, pays, is confirmed by mail, asks for other days, and the hotel accepts (${language}, ${width} px)`, async ({
    visitor,
    newestMail,
  }) => {
    const { page, context, complaints } = await visitor({ language, width });
    const texts = phrases[language].bookings.by_link;
    const guest = `${unused(`guest.${language}`)}@guest.example`;
    const wish = `Eine Woche später? (${language} ${earlierWalks()})`;
    // Of the demo world: the latest are what other journeys have just written, oddly named hotels among them.
    const posts = await (await context.request.get('/api/user/1/posts/0?limit=50')).json();
    const linked = posts.filter((one: { hotel_link: string | null }) => one.hotel_link !== null);
    // The two stories run at the same time: each books another hotel, so that neither reads the other's mail.
    const another = linked.find((one: { location: string }) => one.location !== linked[0].location);
    const post = language === 'en' ? linked[0] : another;
    await page.goto(post.hotel_link);
    await page.getByLabel('E-mail').fill(guest);
    await page.getByLabel('Language').selectOption(language);
    await page.getByRole('button', { name: 'Book now' }).click();
    await page.getByRole('button', { name: 'Pay the full sum' }).click();
    await page.getByRole('button', { name: 'Check out after the stay' }).waitFor();
    const booking = page.url();
    const hotel = await page.locator('code', { hasText: '@hotels.example' }).innerText();

    const mail = await newestMail(guest, `/${language}/bookings/`);
    const link = mail.links.find((one) => one.includes(`/${language}/bookings/`)) ?? '';
    await page.goto(link);
    await page.getByText(texts.statuses.confirmed).waitFor();
    await alive(page);
    expect(await barriers(page)).toEqual([]);
    const [from, to] = [inDays(40), inDays(43)];
    await page.getByLabel(texts.ask.check_in).fill(to);
    await page.getByLabel(texts.ask.check_out).fill(from);
    await page.getByLabel(texts.ask.message).fill(wish);
    await page.getByRole('button', { name: texts.ask.submit_change }).click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    await expect(page.getByLabel(texts.ask.message)).toHaveValue(wish);
    await page.getByLabel(texts.ask.check_in).fill(from);
    await page.getByLabel(texts.ask.check_out).fill(to);
    await page.getByRole('button', { name: texts.ask.submit_change }).click();
    await page.getByText(texts.ask.waiting).waitFor();
    await page.getByRole('button', { name: texts.history.withdraw }).waitFor();

    const house = await visitor({ language, width, colorScheme: 'dark' });
    const asked = await newestMail(hotel, wish);
    const inside = asked.links.find((link) => link.includes('/bookings/')) ?? '';
    // Hotels are written to in the language of their country.
    await house.page.goto(inside.replace(/\/(?:en|de)\//, `/${language}/`));
    await house.page.getByText(wish).waitFor();
    await alive(house.page);
    expect(await barriers(house.page)).toEqual([]);
    await house.page.getByLabel(texts.history.reply).fill('Gerne!');
    await house.page.getByRole('button', { name: texts.history.accept, exact: true }).click();
    await house.page.getByText(texts.history.states.accepted, { exact: true }).waitFor();
    const overflow = await house.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);

    await expect.poll(async () => (await (await fetch(booking)).text()).includes(from)).toBe(true);
    await expect
      .poll(async () => (await (await context.request.get(linkApi(link))).json()).check_in)
      .toBe(from);
    await page.reload();
    await page.getByText('Gerne!').waitFor();
    expect([...complaints, ...house.complaints]).toEqual([]);
  });

test('A link that leads to no booking says so and shows whom to write to', async ({ visitor }) => {
  const { page } = await visitor({ width: 390 });
  await page.goto(`/de/bookings/${'x'.repeat(43)}`);
  const texts = phrases.de.bookings.by_link.dead;
  await page.getByRole('heading', { name: texts.title }).waitFor();
  await page.getByRole('link', { name: phrases.de.actions.write_to_us }).waitFor();
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
});

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

function linkApi(link: string): string {
  return `/api/bookings/by-link/${new URL(link).pathname.split('/').at(-1)}`;
}
