import { phrases } from '@staylore/phrases/phrases';
import { barriers } from '../barriers.ts';
import { alive, expect, test } from '../journey.ts';

for (const { language, width, field, typed, chosen } of [
  { language: 'en', width: 1280, field: 'Location', typed: 'zermat', chosen: 'Zermatt, Valais, Switzerland' },
  { language: 'de', width: 390, field: 'Ort', typed: 'mailan', chosen: 'Mailand, Lombardei, Italien' },
] as const)
  test(`A place is found while typing and taken with the keyboard alone: ${typed}`, async ({ visitor }) => {
    const { page, complaints } = await visitor({ language, width });
    await page.goto(`/${language}`);
    await alive(page);
    await page.getByLabel(field, { exact: true }).focus();
    const combobox = page.getByRole('combobox', { name: field });
    await combobox.waitFor();
    await combobox.pressSequentially(typed);
    // A slow typist is shown places for the first letters before.
    await expect(page.getByRole('option').first()).toContainText(chosen.split(',')[0] ?? '');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(combobox).toHaveValue(chosen);
    await page.keyboard.press('Enter');
    await page.waitForURL(/[?&]lat=4[56]\./);
    expect(new URL(page.url()).searchParams.get('location')).toBe(chosen);
    expect(complaints).toEqual([]);
  });

for (const { language, width, place, javaScript } of [
  { language: 'en', width: 390, place: 'Vienna', javaScript: false },
  { language: 'de', width: 1280, place: 'Wien', javaScript: true },
] as const)
  test(`A place shows its hotels above its stays, each leading to its page, ${javaScript ? 'with' : 'without'} scripts: ${language} at ${width} px`, async ({
    visitor,
  }) => {
    const { page, complaints } = await visitor({ language, width, javaScript });
    await page.goto(`/${language}?location=${place}`);
    const row = page.getByRole('region', {
      name: phrases[language].hotels.around.replace('{{place}}', place),
    });
    const first = row.getByRole('link').first();
    await expect(first).toContainText(/\d/);
    expect(await row.getByRole('link').count()).toBeGreaterThan(1);
    expect(await page.locator('h2').first().innerText()).toContain(place);
    if (javaScript) {
      await alive(page);
      expect(await barriers(page)).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const name = await first.locator('span').first().innerText();
    await first.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.replaceAll('\n', ' '));
    await page.goto(`/${language}?location=Taipei`);
    await page.locator('main article').first().waitFor();
    await expect(page.locator('#hotels-around')).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

test('Text typed at once into the place field stays while its suggestions are still loading', async ({
  visitor,
}) => {
  const { page } = await visitor({ language: 'en' });
  let held: (() => void) | undefined;
  const open = new Promise<void>((resolve) => {
    held = resolve;
  });
  await page.goto('/en');
  await alive(page);
  await page.route('**/assets/place-field-*.js', async (route) => {
    await open;
    await route.continue();
  });
  const field = page.getByLabel('Location', { exact: true });
  await field.fill('Tai');
  await page.keyboard.type('pei');
  await expect(field).toHaveValue('Taipei');
  held?.();
  await page.getByRole('combobox', { name: 'Location' }).waitFor();
  await expect(field).toHaveValue('Taipei');
  await page.keyboard.type(' 1');
  await expect(field).toHaveValue('Taipei 1');
});

test('An unknown place can be searched for as it was written', async ({ visitor }) => {
  const { page } = await visitor({ language: 'en' });
  await page.goto('/en');
  await alive(page);
  await page.getByLabel('Location', { exact: true }).focus();
  const combobox = page.getByRole('combobox', { name: 'Location' });
  await combobox.waitFor();
  await combobox.pressSequentially('qwrtzpl xx');
  await page.getByText('We know no place or hotel of that name.').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/location=qwrtzpl/);
  expect(new URL(page.url()).searchParams.has('lat')).toBe(false);
});

test('On a phone, the message about an unknown place does not hide the search button', async ({
  visitor,
}) => {
  const { page } = await visitor({ language: 'en', width: 390 });
  await page.goto('/en');
  await alive(page);
  await page.getByLabel('Location', { exact: true }).focus();
  const combobox = page.getByRole('combobox', { name: 'Location' });
  await combobox.waitFor();
  await combobox.pressSequentially('qwrtzpl xx');
  await page.getByText('We know no place or hotel of that name.').waitFor();
  await page.getByRole('button', { name: 'Find stays' }).click();
  await page.waitForURL(/location=qwrtzpl/);
});

test('Towns are called what the reader calls them: a stay in Venice is in Venedig on German pages, from the list to its hotel', async ({
  visitor,
}) => {
  const { page, complaints } = await visitor({ language: 'de', width: 390 });
  await page.goto('/de?location=Venice&lat=45.44&long=12.33');
  await alive(page);
  await page.getByText('Venedig, Italien', { exact: true }).first().waitFor();
  await expect(page.getByText('Venice, Italien')).toHaveCount(0);
  // The last is of the demo world: what other journeys write comes before.
  const stay = (
    (await (await page.request.get('/api/posts/0/Venice/notags/noLat/noLong?limit=50')).json()) as {
      id: number;
      city: string;
      hotel_name: string;
      hotel_slug: string;
    }[]
  ).findLast(({ city }) => city === 'Venice');
  expect(stay?.city).toBe('Venice');
  for (const path of [`posts/${stay?.id}`, `hotels/${stay?.hotel_slug}`])
    for (const [language, place] of [
      ['de', 'Venedig, Italien'],
      ['en', 'Venice, Italy'],
    ]) {
      await page.goto(`/${language}/${path}`);
      await alive(page);
      expect(await page.title()).toContain(`${stay?.hotel_name}, ${place}`);
      const data = await page.locator('script[type="application/ld+json"]').first().textContent();
      expect(data).toContain(`"addressLocality":"${place?.split(',')[0]}"`);
    }
  expect(complaints).toEqual([]);
});
