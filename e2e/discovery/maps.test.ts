import type { Page } from '@playwright/test';
import { barriers } from '../barriers.ts';
import { alive, expect, test } from '../journey.ts';

/** Spots that stand on the visible part of the map. */
const spots = (page: Page) => page.locator('.maplibregl-marker:not([inert])');
const several = (page: Page) => spots(page).filter({ hasText: /\d/ });

for (const { language, width, place, list, here } of [
  {
    language: 'en',
    width: 1280,
    place: 'Vienna',
    list: 'Stays on this part of the map',
    here: /stays here$/,
  },
  {
    language: 'de',
    width: 390,
    place: 'Wien',
    list: 'Aufenthalte in diesem Ausschnitt',
    here: /Aufenthalte hier$/,
  },
] as const)
  test(`A link to a place shows the stays around it on a map and as a list; a spot opens them as cards, a stay of the list opens over the map: ${language}, ${width} px`, async ({
    visitor,
  }) => {
    const { page, complaints } = await visitor({ language, width });
    await page.goto(`/${language}/maps?place=${place}`);
    await several(page).first().waitFor();
    await expect(page.locator('canvas.maplibregl-canvas')).toHaveCount(1);
    const stays = page.getByRole('region', { name: list }).getByRole('link');
    await expect.poll(() => stays.count()).toBeGreaterThan(1);
    await several(page).first().press('Enter');
    const dialog = page.getByRole('dialog', { name: here });
    await dialog.getByRole('article').first().waitFor();
    const told = Number((await dialog.getByRole('heading', { level: 2 }).first().innerText()).split(' ')[0]);
    await expect(dialog.getByRole('article')).toHaveCount(told);
    await page.reload();
    await dialog.getByRole('article').first().waitFor();
    expect(new URL(page.url()).searchParams.get('place')).toBe(place);
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });

    // The list may still be put into another order.
    const name = await stays.first().innerText();
    await stays.filter({ hasText: name }).first().click();
    await page.getByRole('dialog', { name }).waitFor();
    await expect(page).toHaveURL(new RegExp(`place=${place}&post=\\d+$`));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });

test('The map is accessible: on a desktop in the dark theme, on a phone in the light one', async ({
  visitor,
}) => {
  const { page, complaints } = await visitor({ width: 1280, colorScheme: 'dark' });
  await page.goto('/en/maps');
  await alive(page);
  for (const look of [
    { width: 1280, colorScheme: 'dark' },
    { width: 390, colorScheme: 'light' },
  ] as const) {
    await page.emulateMedia({ colorScheme: look.colorScheme });
    await page.setViewportSize({ width: look.width, height: 900 });
    await spots(page).first().waitFor();
    expect(await barriers(page), `${look.width} px`).toEqual([]);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  }
  expect(complaints).toEqual([]);
});

test('An unknown place is reported, and the map opens elsewhere; one chosen with the keyboard moves the map, is in the address and is where the next map opens', async ({
  visitor,
}) => {
  const { page, complaints } = await visitor({ language: 'en' });
  await page.goto('/en/maps?place=Qwrtzpl');
  await page.getByText('We do not know where “Qwrtzpl” is.').waitFor();
  await spots(page).first().waitFor();
  const field = page.getByRole('combobox', { name: 'Start from' });
  await field.fill('Lisb');
  await page
    .getByRole('option', { name: /Lisbon/ })
    .first()
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/place=Lisbon.*lat=38\.7/);
  await page
    .getByRole('region', { name: /part of the map/ })
    .getByText(/Lisbon/)
    .first()
    .waitFor();
  await page.goto('/en/maps');
  await page.waitForFunction(() =>
    (document.querySelector('input[role=combobox]') as HTMLInputElement | null)?.value.startsWith('Lisbon'),
  );
  expect(complaints).toEqual([]);
});

test('Nothing on the map comes from elsewhere until the visitor agrees to the street map', async ({
  site,
  visitor,
}) => {
  const { page } = await visitor({ language: 'en' });
  const tile = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const asked: string[] = [];
  await page.route('**/street/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'image/png', body: tile });
  });
  await page.route('**/api/map/tiles', (route) =>
    route.fulfill({
      json: { tiles: { url: `${site.url}/street/{z}/{x}/{y}.png`, attribution: '© Street mappers' } },
    }),
  );
  await page.goto('/en/maps?place=Vienna');
  await alive(page);
  await page.getByText(/loaded from localhost/).waitFor();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Load the street map' }).click();
  await page.getByText('© Street mappers').waitFor();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.reload();
  await page.getByText('© Street mappers').waitFor();
  await expect(page.getByRole('button', { name: 'Load the street map' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Street map', pressed: true }).click();
  await page.getByText('Natural Earth', { exact: false }).waitFor();
});

test('The page of a hotel shows where it is, on a map that can be zoomed and pushed, and the way to the stays around it', async ({
  visitor,
}) => {
  const { page, complaints } = await visitor({ language: 'en' });
  // A stay of the demo world: the latest is what another journey has just written, and may take away again.
  const posts = (await (await page.request.get('/api/user/1/posts/0?limit=20')).json()) as {
    hotel_slug: string | null;
    hotel_name: string;
    lat: number | null;
  }[];
  const hotel = posts.find(({ hotel_slug, lat }) => hotel_slug !== null && lat !== null);
  await page.goto(`/en/hotels/${hotel?.hotel_slug}`);
  await alive(page);
  const map = page.getByRole('region', { name: `Map: ${hotel?.hotel_name}` });
  const land = map.locator('svg path').first();
  await land.waitFor({ state: 'attached' });
  await map.locator('svg text').first().waitFor();
  for (let closer = 0; closer < 3; closer += 1) await map.getByRole('button', { name: 'Zoom in' }).click();
  // The mountains are still there, softly.
  await map.locator('svg image[opacity="0.3"]').first().waitFor({ state: 'attached' });
  for (let closer = 0; closer < 3; closer += 1) await map.getByRole('button', { name: 'Zoom out' }).click();
  const drawn = await land.getAttribute('d');
  await map.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(() => land.getAttribute('d')).not.toBe(drawn);
  const pin = map.locator('svg circle').last();
  const [before, box] = [await pin.boundingBox(), await map.boundingBox()];
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 60);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 90, (box?.y ?? 0) + 80, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Math.round(((await pin.boundingBox())?.x ?? 0) - (before?.x ?? 0))).toBe(50);
  await page.getByRole('link', { name: 'Stays around here', exact: true }).click();
  await page.waitForURL(/\/en\/maps\?place=/);
  await page
    .getByRole('link', { name: hotel?.hotel_name ?? '' })
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
});

test('Writing about a place fills its address and shows it on a map; a failing map service is reported with its status', async ({
  member,
}) => {
  const { page } = await member('lena', { language: 'en' });
  await page.goto('/en/post-form');
  await alive(page);
  const field = page.getByRole('combobox', { name: 'Hotel/Location' });
  const choose = async (text: string) => {
    await field.fill(text);
    await page.locator('[role=listbox] [role=option]').first().click();
  };
  await choose('Zermatt');
  await page
    .getByRole('region', { name: /^Map: Zermatt/ })
    .locator('svg path')
    .first()
    .waitFor({ state: 'attached' });
  await page.getByText('Zermatt, Switzerland').first().waitFor();
  await page.route('**/api/places/reverse**', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      json: { type: 'about:blank', title: '', status: 503, code: 'places.unavailable', detail: 'No answer.' },
    }),
  );
  await choose('Lisbon');
  await page.getByText('The place could not be looked up. No answer. (Status 503)').waitFor();
  await expect(field).toHaveValue(/^Lisbon/);
});
