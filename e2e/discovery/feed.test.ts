import { alive, expect, test } from '../journey.ts';

test('A hotel is recommended from the feed, after the place has been named', async ({ member }) => {
  const { page } = await member('noah');
  await page.goto('/en/feed');
  await alive(page);
  await page.getByRole('button', { name: 'Recommend a hotel' }).click();
  const form = page.locator('#recommend-hotel');
  await form.getByRole('button', { name: 'Recommend this hotel' }).click();
  await form.getByText('Location is required!').waitFor();
  await form.getByLabel('Location').fill('Pensione Aurora, Naples');
  expect(await form.getByLabel('Username').count()).toBe(0);
  await form.getByRole('button', { name: 'Recommend this hotel' }).click();
  const said = page.getByRole('alertdialog', { name: 'Success!' });
  await expect(said).toContainText('Operation completed successfully.');
  await said.getByRole('button', { name: 'OK' }).click();
  await form.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Travel Network' }).click();
  await page.getByText('Pensione Aurora').first().waitFor();
});

test('A member who recommends for others has to say for whom, and unknown names are refused at the field', async ({
  member,
}) => {
  const { page } = await member('concierge');
  await page.goto('/en/feed');
  await alive(page);
  await page.getByRole('button', { name: 'Recommend a hotel' }).click();
  const form = page.locator('#recommend-hotel');
  await form.getByLabel('Location').fill('Pensione Aurora, Naples');
  await form.getByRole('button', { name: 'Recommend this hotel' }).click();
  await form.getByText('Username is required!').waitFor();
  await form.getByLabel('Username').fill('nobody.at.all');
  await form.getByRole('button', { name: 'Recommend this hotel' }).click();
  await expect.poll(() => form.getByLabel('Username').getAttribute('aria-invalid')).toBe('true');
  await form.getByLabel('Username').fill('anna');
  await form.getByRole('button', { name: 'Recommend this hotel' }).click();
  await page.getByRole('alertdialog', { name: 'Success!' }).waitFor();
});

test('Going back to the feed finds it where it was left', async ({ member }) => {
  const { page } = await member('lena', { width: 390, height: 800 });
  await page.goto('/en/feed');
  await alive(page);
  const cards = page.locator('main article');
  await expect
    .poll(async () => {
      await cards.last().scrollIntoViewIfNeeded();
      return cards.count();
    })
    .toBeGreaterThan(30);
  const count = await cards.count();
  await cards.nth(20).scrollIntoViewIfNeeded();
  const place = await page.evaluate<number>('window.scrollY');
  await page.getByRole('link', { name: 'Profile' }).last().click();
  await page.getByRole('heading', { level: 1, name: /Lena/ }).waitFor();
  await page.goBack();
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(count);
  await expect.poll(() => page.evaluate<number>('window.scrollY')).toBeGreaterThan(place - 200);
});

test('Up to 768 px the feed is one column: tools above, stays one below the other', async ({ member }) => {
  const { page } = await member('lena', { width: 768 });
  await page.goto('/en/feed');
  const cards = page.locator('main article');
  await cards.nth(3).waitFor();
  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(async () => {
      const boxes = await Promise.all([0, 1, 2, 3].map((index) => cards.nth(index).boundingBox()));
      const first = boxes[0]?.y ?? 0;
      expect(new Set(boxes.map((box) => box?.x)).size, `${width} px`).toBe(1);
      expect(first).toBeGreaterThan((await page.getByLabel('Find User').last().boundingBox())?.y ?? first);
    }).toPass();
  }
});
