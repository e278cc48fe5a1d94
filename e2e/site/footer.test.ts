import { expect, test } from '../journey.ts';

const paths = [
  'support/contact',
  'support/contact#imprint',
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

test('The imprint of the footer is the part of the contact page that says who we are', async ({
  visitor,
}) => {
  const { page } = await visitor({ language: 'de' });
  await page.goto('/de/company/about');
  await page.locator('footer').getByRole('link', { name: 'Impressum' }).click();
  await page.waitForURL('**/de/support/contact#imprint');
  await expect(page.getByRole('region', { name: 'Wer wir sind' })).toBeInViewport();
});
