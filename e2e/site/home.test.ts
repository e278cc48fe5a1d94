import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../journey.ts';

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
    await page.waitForLoadState('networkidle');
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
    await page.waitForLoadState('networkidle');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
