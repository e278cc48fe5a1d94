import { phrases } from '@staylore/phrases/phrases';
import { barriers } from '../barriers.ts';
import { alive, expect, test } from '../journey.ts';

for (const { language, width } of [
  { language: 'en', width: 390 },
  { language: 'de', width: 1280 },
] as const) {
  test(`A shared atlas opens by its link, and stays hidden while it is not shared: ${language} at ${width} px`, async ({
    newMember,
    visitor,
  }) => {
    const { atlas, layout } = phrases[language];
    const { page, username, complaints } = await newMember(
      `atlas.${language}.${test.info().repeatEachIndex}`,
      { language, width },
    );
    const address = `/${language}/@${username}`;
    const friend = await visitor({ language, width });
    expect((await friend.page.goto(address))?.status()).toBe(404);
    await expect(friend.page.getByRole('heading', { level: 1, name: layout.not_found.title })).toBeVisible();
    await page.goto(address);
    await alive(page);
    await expect(page.getByText(atlas.only_you, { exact: true })).toBeVisible();
    const shown = page.waitForResponse((answer) => answer.url().endsWith('/api/me/atlas'));
    await page.getByRole('button', { name: atlas.show, exact: true }).click();
    expect((await shown).status()).toBe(200);
    await expect(page.getByText(atlas.only_you, { exact: true })).toBeHidden();
    expect((await friend.page.goto(address.toUpperCase().replace(/^\/../, `/${language}`)))?.status()).toBe(
      200,
    );
    expect(new URL(friend.page.url()).pathname).toBe(address);
    await expect(friend.page.getByRole('heading', { level: 1 })).toHaveText('Newcomer');
    await page.goto(`/${language}/settings/profile`);
    await alive(page);
    const choice = page.getByRole('switch', {
      name: atlas.setting.label.replace('{{username}}', username),
    });
    await expect(choice).toBeChecked();
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/me/atlas'));
    await choice.click();
    expect((await saved).status()).toBe(200);
    await expect(choice).not.toBeChecked();
    expect((await friend.page.goto(address))?.status()).toBe(404);
    expect(complaints).toEqual([]);
  });

  test(`An atlas shows where someone slept, can be sorted, and offers a story: ${language} at ${width} px`, async ({
    visitor,
  }) => {
    const { actions, atlas } = phrases[language];
    const { page, context, complaints } = await visitor({ language, width });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/${language}/@lena`);
    await alive(page);
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.getByRole('button', { name: actions.share, exact: true }).click();
    await expect(page.getByText(atlas.copied)).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).pathname).toBe(`/${language}/@lena`);
    const story = await page.getByRole('link', { name: atlas.story }).getAttribute('href');
    const picture = await context.request.get(story ?? '');
    expect([picture.status(), picture.headers()['content-type']]).toEqual([
      200,
      expect.stringMatching(/^image\/jpeg/),
    ]);
    const size = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src ?? '';
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, story);
    expect(size).toEqual([1080, 1920]);
    const countries = await page.locator('#stays h2').allTextContents();
    await page.getByRole('link', { name: atlas.by.year }).click();
    await expect(page.locator('#stays h2').first()).toHaveText(/^20\d\d/);
    expect(countries.join()).not.toMatch(/20\d\d/);
    await page.getByRole('link', { name: atlas.follow, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/login\\?next=`));
    expect(complaints).toEqual([]);
  });

  test(`An atlas is accessible and as wide as the screen, in the light and the dark theme: ${language} at ${width} px`, async ({
    visitor,
  }) => {
    const { page } = await visitor({ language, width });
    await page.goto(`/${language}/@lena`);
    await alive(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
      expect(await barriers(page, { tags }), colorScheme).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('Without scripts an atlas has its map, its lists and its switch', async ({ visitor }) => {
  const { atlas } = phrases.en;
  const { page } = await visitor({ javaScript: false });
  await page.goto('/en/@lena');
  const map = page.getByRole('region', { name: atlas.map });
  await expect(map.getByRole('link').first()).toBeVisible();
  await page.getByRole('link', { name: atlas.by.year }).click();
  await expect(page.locator('#stays h2').first()).toHaveText(/^20\d\d/);
  await map.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/en\/(posts\/\d+|@lena\?by=country#\w+)$/);
});
