import { AxeBuilder } from '@axe-core/playwright';
import { phrases } from '@staylore/phrases/phrases';
import { atRest } from '../at-rest.ts';
import { alive, expect, test } from '../journey.ts';

for (const { language, path } of [
  { language: 'en', path: '/en' },
  { language: 'de', path: '/de' },
] as const)
  test(`The home page greets a visitor in their language, without an error: ${language}`, async ({
    visitor,
  }) => {
    const { page, complaints } = await visitor({ language });
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(await page.locator('h1').count()).toBe(1);
    await atRest(page);
    expect(complaints).toEqual([]);
  });

for (const look of [
  { width: 390, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const)
  test(`The home page can be used by everybody: ${look.width} px, ${look.colorScheme}`, async ({
    visitor,
  }) => {
    const { page } = await visitor(look);
    await page.goto('/en');
    await atRest(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });

for (const language of ['en', 'de'] as const)
  test(`The home page opens with its search, handles to try and three whole stays: ${language}`, async ({
    visitor,
  }) => {
    const { page } = await visitor({ language, width: 1280, height: 800 });
    await page.goto(`/${language}`);
    const titles = page.locator('main article h3');
    await titles.nth(2).waitFor();
    for (const at of [0, 1, 2]) {
      const box = await titles.nth(at).boundingBox();
      expect((box?.y ?? 1_000) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
    }
    const examples = page.getByRole('link', { name: /@[a-z.]+/ });
    expect(await examples.count()).toBe(3);
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
  const signUp = page.getByRole('link', { name: phrases.en.importHub.link.sign_up });
  expect(decodeURIComponent((await signUp.getAttribute('href')) ?? '')).toContain('link=');
});
