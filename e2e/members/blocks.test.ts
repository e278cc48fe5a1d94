import { phrases } from '@staylore/phrases/phrases';
import { alive, expect, test } from '../journey.ts';

for (const { language, width } of [
  { language: 'en', width: 1280 },
  { language: 'de', width: 390 },
] as const)
  test(`A member blocks someone who bothers them, sees nothing of them any more, and takes it back in the settings: ${language} at ${width} px`, async ({
    newMember,
  }) => {
    const { actions, blocks, homePage } = phrases[language];
    const { page, complaints } = await newMember(`blocker.${language}`, { language, width });
    const username = 'noah';
    const named = (text: string) => text.replaceAll('{{username}}', username);
    await page.goto(`/${language}/profile/${username}`);
    await alive(page);
    const cards = page.locator('main article');
    await cards.first().waitFor();
    if (width > 768) {
      await page
        .getByRole('radio', { name: homePage.view.list })
        .or(page.getByRole('button', { name: homePage.view.list }))
        .first()
        .click();
      await expect.poll(async () => (await cards.first().boundingBox())?.width).toBeGreaterThan(700);
    }
    await page.getByRole('button', { name: named(blocks.menu) }).click();
    await page.getByRole('menuitem', { name: named(blocks.block) }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: actions.cancel }).click();
    await page.getByRole('button', { name: named(blocks.menu) }).click();
    await page.getByRole('menuitem', { name: named(blocks.block) }).click();
    await question.getByRole('button', { name: blocks.confirm }).click();
    await page.getByRole('heading', { name: named(blocks.profile_title) }).waitFor();
    await expect(cards).toHaveCount(0);
    await page.goto(`/${language}/settings/blocked`);
    await alive(page);
    await page.getByRole('button', { name: named(blocks.unblock_name) }).click();
    await page.getByRole('heading', { name: blocks.empty_title }).waitFor();
    await page.goto(`/${language}/profile/${username}`);
    await cards.first().waitFor();
    expect(complaints).toEqual([]);
  });

test('A long name beside the button that lifts a mute is cut short, and the page stays as wide as the phone', async ({
  newMember,
}) => {
  const { blocks } = phrases.de;
  const { page, complaints } = await newMember('muter.de', { language: 'de', width: 360 });
  const named = (text: string) => text.replaceAll('{{username}}', 'fritz');
  await page.goto('/de/profile/fritz');
  await alive(page);
  await page.getByRole('button', { name: named(blocks.menu) }).click();
  await page.getByRole('menuitem', { name: named(blocks.mute) }).click();
  await page.getByText(named(blocks.muted)).waitFor();
  await page.goto('/de/settings/blocked');
  await alive(page);
  await page.getByRole('button', { name: named(blocks.unmute_name) }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(complaints).toEqual([]);
});
