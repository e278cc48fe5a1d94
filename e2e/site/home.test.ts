import { phrases } from '@staylore/phrases/phrases';
import { atRest } from '../at-rest.ts';
import { barriers } from '../barriers.ts';
import { alive, expect, test } from '../journey.ts';

for (const language of ['en', 'de'] as const)
  test(`The home page greets a visitor in their language, without an error, and opens with its search, handles to try and three whole stays: ${language}`, async ({
    visitor,
  }) => {
    const { page, complaints } = await visitor({ language, width: 1280, height: 800 });
    const answer = await page.goto(`/${language}`);
    expect(answer?.status()).toBe(200);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(await page.locator('h1').count()).toBe(1);
    const titles = page.locator('main article h3');
    await titles.nth(2).waitFor();
    for (const at of [0, 1, 2]) {
      const box = await titles.nth(at).boundingBox();
      // Two lines: a name of 180 letters is of another journey.
      expect((box?.y ?? 1_000) + Math.min(box?.height ?? 0, 56)).toBeLessThanOrEqual(800);
    }
    const find = page.locator('search form');
    const [field, button] = await Promise.all([
      find.locator('[name=handle]').locator('..').boundingBox(),
      find.locator('[type=submit]').boundingBox(),
    ]);
    expect([button?.y, button?.height]).toEqual([field?.y, field?.height]);
    const example = phrases[language].homePage.search.example.replace('{{handle}}', '[a-z.]+');
    await expect(page.getByRole('link', { name: new RegExp(`^${example}$`) })).toHaveCount(3);
    await atRest(page);
    expect(complaints).toEqual([]);
  });

test('The bare address turns to the language of local storage where the cookie of an earlier visit is gone', async ({
  visitor,
}) => {
  const { page, context, complaints } = await visitor({ language: 'en' });
  await page.goto('/de');
  await alive(page);
  await context.clearCookies();
  await page.goto('/');
  await page.locator('html[lang=de]').waitFor({ state: 'attached' });
  await page.getByRole('heading', { level: 1, name: phrases.de.homePage.title }).waitFor();
  expect(await page.reload().then((answer) => answer?.headers()['content-language'])).toBe('de');
  expect(complaints).toEqual([]);
});

test('On a desktop the home page is accessible, and no place on a card is cut off by the price beside it', async ({
  visitor,
}) => {
  const { page } = await visitor({ language: 'de', width: 1280, colorScheme: 'dark' });
  await page.goto('/de');
  await atRest(page);
  expect(await barriers(page)).toEqual([]);
  const places = page.locator('main article .place');
  await places.first().waitFor();
  for (const width of [1280, 1024, 768]) {
    await page.setViewportSize({ width, height: 900 });
    // Another journey has a stay in a town with a name of eighty letters meanwhile.
    const cut = () =>
      places.evaluateAll((all) =>
        all
          .filter(({ textContent }) => textContent.length < 60)
          .filter((it) => [...it.querySelectorAll('span')].some((one) => one.scrollWidth > one.clientWidth))
          .map(({ textContent }) => textContent),
      );
    await expect.poll(cut, `${width} px`).toEqual([]);
  }
});

test('The pointer over a card underlines its title and no other', async ({ visitor }) => {
  const { page } = await visitor();
  await page.goto('/en');
  await alive(page);
  const titles = page.locator('main article h3 > *');
  const underlined = () =>
    titles.evaluateAll((all) =>
      all.flatMap((title, at) =>
        getComputedStyle(title).textDecorationLine.includes('underline') ? [at] : [],
      ),
    );
  // What is above may still move the cards.
  await expect(async () => {
    await page.locator('main article').nth(1).hover();
    expect(await underlined()).toEqual([1]);
  }).toPass();
});

test('A handle to try is scanned with one press', async ({ visitor }) => {
  const { page } = await visitor();
  await page.goto('/en');
  await alive(page);
  await page.getByRole('link', { name: 'Scan @lena.wanders', exact: true }).click();
  await page.waitForURL(/\?handle=lena\.wanders$/);
  await page.getByRole('button', { name: phrases.en.instagramImport.next, exact: true }).waitFor();
});

test('A pasted link to a profile is scanned, one to a post goes to where single posts are saved', async ({
  visitor,
}) => {
  const { page } = await visitor();
  await page.goto('/en');
  await alive(page);
  const field = page.getByLabel(phrases.en.homePage.search.handle, { exact: true });
  await field.fill('https://www.instagram.com/lena.wanders/');
  await field.press('Enter');
  await page.waitForURL(/\?handle=lena\.wanders$/);
  // Without scripts the form itself asks for such an address.
  await page.goto(`/en?handle=${encodeURIComponent('https://www.instagram.com/p/C1a2B3c4D5e/?igsh=1')}`);
  await page.waitForURL(/\/en\/insta\?link=/);
  const signUp = page.getByRole('link', { name: phrases.en.importHub.link.sign_up_with });
  await expect(page.getByText('https://www.instagram.com/p/C1a2B3c4D5e/')).toBeInViewport();
  expect(decodeURIComponent((await signUp.getAttribute('href')) ?? '')).toContain('link=');
});
