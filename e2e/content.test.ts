import { phrases } from '@staylore/phrases/phrases';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newestMail, site, visitor } from './visitor.ts';

const paths = [
  'support/contact',
  'legal/terms-of-use',
  'legal/privacy-policy',
  'company/about',
  'work-with-us/influencer',
  'work-with-us/affiliate',
  'insta',
];

test.each(['en', 'de'] as const)('The footer leads to every one of these pages: %s', async (language) => {
  const { page, leave } = await visitor({ language });
  await page.goto(`/${language}`);
  const links = page.locator('footer a[href^="/"]');
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const path of paths) expect(targets).toContain(`/${language}/${path}`);
  await leave();
});

async function fillIn(page: Page, language: 'en' | 'de', message: string): Promise<void> {
  const { contact } = phrases[language];
  await page.getByLabel(contact.name, { exact: true }).fill('Test Person');
  await page.getByLabel(contact.email, { exact: true }).fill('reader@journey.example');
  await page.getByLabel(contact.form.subject, { exact: true }).fill('A window seat');
  await page.getByLabel(contact.form.message, { exact: true }).fill(message);
}

test.each(['en', 'de'] as const)(
  'A message from the contact form arrives in the company’s mailbox: %s',
  async (language) => {
    const { contact } = phrases[language];
    const { page, complaints, leave } = await visitor({ language });
    await page.goto(`/${language}/support/contact`);
    const message = `Is the room at the back quiet? (${language})`;
    await fillIn(page, language, message);
    await page.getByRole('button', { name: contact.form.submit }).click();
    await page.getByText(contact.received).waitFor();
    expect(await page.getByLabel(contact.form.message, { exact: true }).inputValue()).toBe('');

    const { mail } = (await (await fetch(`${site.url}/api/company`)).json()) as { mail: string };
    await expect.poll(async () => (await newestMail(mail)).text, { timeout: 45_000 }).toContain(message);
    expect(complaints).toEqual([]);
    await leave();
  },
);

test('An incomplete message is refused at its fields, before anything is sent', async () => {
  const { page, leave } = await visitor({ height: 500 });
  await page.goto('/en/support/contact');
  const send = page.getByRole('button', { name: 'Send message' });
  await send.click();
  await expect.poll(() => page.getByText('Required', { exact: true }).count()).toBe(3);
  // The focus is on the first of them, and the header does not lie over it.
  const below = async () => {
    const [field, header] = [page.locator('main input:focus'), page.locator('header').first()];
    const [one, other] = await Promise.all([field.boundingBox(), header.boundingBox()]);
    return (one?.y ?? 0) - (other?.y ?? 0) - (other?.height ?? 0);
  };
  await expect.poll(below).toBeGreaterThan(0);
  await fillIn(page, 'en', 'Hello');
  await page.getByLabel('Email', { exact: true }).fill('not an address');
  await send.click();
  await page.getByText('Invalid email').waitFor();
  await leave();
});

test('Nothing typed is lost when the server cannot be reached', async () => {
  const { page, leave } = await visitor();
  await page.goto('/en/support/contact');
  await fillIn(page, 'en', 'A long and careful message');
  await page.route('**/api/contact', (route) => route.abort());
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Network error: could not reach the server').waitFor();
  expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('A long and careful message');
  await page.unroute('**/api/contact');
  await page.route('**/api/contact', (route) => route.fulfill({ status: 502, body: '' }));
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Request failed (502)').waitFor();
  expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('A long and careful message');
  await leave();
});

test.each([
  ['/insta-import', '/en/insta'],
  ['/de/insta-import', '/de/insta'],
])('The older address %s leads to the import hub', async (from, to) => {
  const { page, leave } = await visitor();
  await page.goto(from);
  expect(new URL(page.url()).pathname).toBe(to);
  await leave();
});

test('A handle given to the import hub is scanned', async () => {
  const { page, leave } = await visitor();
  await page.goto('/en/insta');
  await page.waitForLoadState('networkidle');
  const field = page.getByLabel(phrases.en.homePage.search.handle, { exact: true });
  await field.fill('lena wanders');
  await page.getByRole('button', { name: 'Scan the posts' }).click();
  await page.getByText(phrases.en.homePage.search.spaces).waitFor();
  await field.fill('@lena.wanders');
  await page.getByRole('button', { name: 'Scan the posts' }).click();
  await page.waitForURL(/\/en\?handle=lena\.wanders$/);
  await page.getByRole('button', { name: phrases.en.instagramImport.next, exact: true }).waitFor();
  await leave();
});
