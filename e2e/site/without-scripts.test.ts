import { expect, test, unused } from '../journey.ts';
import { smallPicture } from '../write-stay.ts';

test('Without scripts every public page shows its content, its links work, and it says what needs scripts', async ({
  visitor,
}) => {
  const { page } = await visitor({ javaScript: false });
  const [post] = await (await page.request.get('/api/user/1/posts/0?limit=1')).json();
  const stay = `/en/posts/${post.id}`;
  await page.goto(stay);
  const hotel = (await page.locator('main a[href*="/hotels/"]').first().getAttribute('href')) ?? '';
  for (const path of [
    '/en',
    '/en?location=Zermatt',
    stay,
    hotel,
    '/en/company/about',
    '/en/legal/privacy-policy',
  ]) {
    await page.goto(path);
    expect(await page.locator('body > noscript').textContent(), path).toContain('JavaScript is switched off');
    // What is still put aside in a template is never shown here.
    expect(await page.locator('main template').count(), path).toBe(0);
    expect(await page.locator('main h1').isVisible(), path).toBe(true);
  }
  await page.goto('/en');
  // No other journey takes a stay away there.
  await page.getByLabel('Location').fill('Taipei');
  await page.getByRole('button', { name: 'Find stays' }).click();
  await page.waitForURL(/location=Taipei/);
  const first = page.locator('main article h3 a').first();
  const title = await first.innerText();
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { useInnerText: true });
});

test('Without scripts every stay at a hotel can be reached, page by page', async ({ newMember, visitor }) => {
  const { context, headers } = await newMember('six.nights');
  const house = `Hotel ${unused('Sechs')}`;
  let slug = '';
  const told: string[] = [];
  for (const night of ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']) {
    const stay = {
      location: `${house}, Gmunden`,
      hotel_name: house,
      city: 'Gmunden',
      country: 'AT',
      caption: `The ${night} night by the lake was the quietest.`,
      file: smallPicture,
    };
    const made = await context.request.post('/api/posts', { headers, multipart: stay });
    expect(made.status()).toBe(200);
    slug = (await made.json()).post.hotel_slug;
    told.unshift(stay.caption);
  }
  const { page } = await visitor({ javaScript: false });
  await page.goto(`/en/hotels/${slug}`);
  const read: string[] = [];
  for (;;) {
    read.push(...(await page.locator('main article .quote').allInnerTexts()));
    const on = page.locator('main a[rel="next"]');
    if ((await on.count()) === 0) break;
    const address = new URL((await on.getAttribute('href')) ?? '', page.url()).href;
    await on.click();
    await page.waitForURL(address);
  }
  expect(read).toEqual(told);
});

test('Without scripts a form that needs them offers no button that would lead nowhere', async ({
  visitor,
}) => {
  const { page } = await visitor({ javaScript: false });
  for (const path of ['/en/login', '/de/sign-up', '/en/reset-password', '/de/support/contact']) {
    await page.goto(path);
    expect(await page.locator('main form').first().isVisible(), path).toBe(true);
    expect(await page.locator('main form [type="submit"]').first().isVisible(), path).toBe(false);
  }
});
