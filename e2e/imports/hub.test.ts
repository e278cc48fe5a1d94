import { phrases } from '@staylore/phrases/phrases';
import { alive, expect, test } from '../journey.ts';

for (const [from, to] of [
  ['/insta-import', '/en/insta'],
  ['/de/insta-import', '/de/insta'],
] as const)
  test(`The older address ${from} leads to the import hub`, async ({ visitor }) => {
    const { page } = await visitor();
    await page.goto(from);
    expect(new URL(page.url()).pathname).toBe(to);
  });

test('A handle given to the import hub is scanned', async ({ visitor }) => {
  const { page } = await visitor();
  await page.goto('/en/insta');
  await alive(page);
  const field = page.getByLabel(phrases.en.homePage.search.handle, { exact: true });
  await field.fill('lena wanders');
  await page.getByRole('button', { name: 'Scan the posts' }).click();
  await page.getByText(phrases.en.homePage.search.spaces).waitFor();
  await field.fill('@lena.wanders');
  await page.getByRole('button', { name: 'Scan the posts' }).click();
  await page.waitForURL(/\/en\?handle=lena\.wanders$/);
  await page.getByRole('button', { name: phrases.en.instagramImport.next, exact: true }).waitFor();
});

test('A link for personal accounts opens their way on the import hub', async ({ visitor }) => {
  const { page } = await visitor({ width: 390 });
  await page.goto('/en/insta?account=personal#whose');
  await expect(page.getByRole('heading', { name: phrases.en.imports.export.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: phrases.en.importHub.question })).toBeInViewport();
});
