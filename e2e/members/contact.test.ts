import type { Page } from '@playwright/test';
import { phrases } from '@staylore/phrases/phrases';
import { alive, expect, test } from '../journey.ts';

async function fillIn(page: Page, language: 'en' | 'de', message: string): Promise<void> {
  const { contact } = phrases[language];
  await page.getByLabel(contact.name, { exact: true }).fill('Test Person');
  await page.getByLabel(contact.email, { exact: true }).fill('reader@journey.example');
  await page.getByLabel(contact.form.subject, { exact: true }).fill('A window seat');
  await page.getByLabel(contact.form.message, { exact: true }).fill(message);
}

for (const language of ['en', 'de'] as const)
  test(`A message from the contact form arrives in the company’s mailbox: ${language}`, async ({
    visitor,
    newestMail,
  }) => {
    const { contact } = phrases[language];
    const { page, context, complaints } = await visitor({ language });
    await page.goto(`/${language}/support/contact`);
    await alive(page);
    const message = `Is the room at the back quiet? (${language})`;
    await fillIn(page, language, message);
    await page.getByRole('button', { name: contact.form.submit }).click();
    await page.getByText(contact.received).waitFor();
    await expect(page.getByLabel(contact.form.message, { exact: true })).toHaveValue('');

    const { mail } = await (await context.request.get('/api/company')).json();
    await newestMail(mail, message);
    expect(complaints).toEqual([]);
  });

test('An incomplete message is refused at its fields, before anything is sent', async ({ visitor }) => {
  const { page } = await visitor({ height: 500 });
  await page.goto('/en/support/contact');
  await alive(page);
  const send = page.getByRole('button', { name: 'Send message' });
  await send.click();
  await expect(page.getByText('Required', { exact: true })).toHaveCount(3);
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
});

test('Nothing typed is lost when the server cannot be reached', async ({ visitor }) => {
  const { page } = await visitor();
  await page.goto('/en/support/contact');
  await alive(page);
  await fillIn(page, 'en', 'A long and careful message');
  await page.route('**/api/contact', (route) => route.abort());
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Network error: could not reach the server').waitFor();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('A long and careful message');
  await page.unroute('**/api/contact');
  await page.route('**/api/contact', (route) => route.fulfill({ status: 502, body: '' }));
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Request failed (502)').waitFor();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('A long and careful message');
});
