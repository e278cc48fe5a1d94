import { alive, expect, test } from '../journey.ts';

test('At every width a profile shows its whole portrait, and nothing is wider than the screen', async ({
  member,
}) => {
  const { page } = await member('lena', { language: 'de' });
  await page.goto('/de/profile/lena');
  await alive(page);
  const portrait = page.locator('main header img.rounded-pill');
  for (const width of [360, 577, 640, 769, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const box = await portrait.boundingBox();
    expect([width, box?.width, box?.height]).toEqual([width, 128, 128]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
