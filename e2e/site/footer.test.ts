import { expect, test } from '../journey.ts';

const paths = [
  'support/contact',
  'legal/terms-of-use',
  'legal/privacy-policy',
  'company/about',
  'work-with-us/influencer',
  'work-with-us/affiliate',
  'insta',
];

for (const language of ['en', 'de'] as const)
  test(`The footer leads to every one of these pages: ${language}`, async ({ visitor }) => {
    const { page } = await visitor({ language });
    await page.goto(`/${language}`);
    const links = page.locator('footer a[href^="/"]');
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    for (const path of paths) expect(targets).toContain(`/${language}/${path}`);
  });
