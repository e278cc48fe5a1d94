import { phrases } from '@staylore/phrases/phrases';
import { alive, expect, test } from '../journey.ts';

test('A member’s decisions on the finds survive a reload and are what is saved; one click makes the atlas public and shares it', async ({
  newMember,
}) => {
  const { instagramImport } = phrases.en;
  const { check, saved } = instagramImport;
  const { complaints, id, page, read, username } = await newMember(`says.so.${test.info().repeatEachIndex}`, {
    width: 390,
  });
  await page.goto('/en?handle=lena.wanders');
  const cards = page.locator('main li.sheet');
  // It can be saved once the scan has ended: until then more come.
  await page.getByRole('button', { name: /^Save \d+ stays$/, disabled: false }).waitFor();
  const first = cards.nth(0);
  await first.getByRole('button', { name: check.correct }).click();
  await first.getByLabel(check.hotel).fill('Haus am stillen See');
  await first.getByRole('button', { name: check.apply }).click();
  await first.getByText('Haus am stillen See').first().waitFor();
  const second = cards.nth(1);
  await second.getByRole('button', { name: check.wrong }).click();
  await second.getByText(check.rejected).waitFor();
  const save = page.getByRole('button', { name: /^Save \d+ stays$/ });
  const label = await save.innerText();

  await page.reload();
  await first.getByText('Haus am stillen See').first().waitFor();
  await second.getByText(check.rejected).waitFor();
  await expect(save).toHaveText(label);
  await save.click();
  const dialog = page.getByRole('alertdialog', { name: saved.title });
  await dialog.getByText(saved.text).waitFor();
  const posts = await read(`/api/user/${id}/posts/0?limit=50`);
  expect(posts.map((post: { hotel_name: string }) => post.hotel_name)).toContain('Haus am stillen See');

  const atlas = async () =>
    (await page.request.get(`/en/@${username}`, { headers: { cookie: '' } })).status();
  expect(await atlas()).toBe(404);
  await dialog.getByRole('img', { name: '@lena.wanders' }).waitFor();
  await dialog.getByRole('button', { name: saved.show_and_share }).click();
  await dialog.getByText(saved.shown.replace('{{username}}', username)).waitFor();
  await expect.poll(atlas).toBe(200);
  expect(complaints).toEqual([]);
});

test('A scan that breaks off says why on its page, and continues when it is retried', async ({ visitor }) => {
  const { actions } = phrases.en;
  const { error } = phrases.en.instagramImport;
  const { page } = await visitor({ width: 390 });
  await page.route(/\/api\/newposts\/.*\/live/, (route) => route.abort('connectionreset'), { times: 1 });
  await page.goto('/en?handle=lena.wanders');
  const dialog = page.getByRole('alertdialog', { name: error.title });
  await dialog.getByText(error.broken).waitFor();
  await dialog.getByRole('button', { name: actions.close }).click();
  await page.locator('main').getByText(error.broken).first().waitFor();
  await page.getByRole('button', { name: actions.retry }).click();
  await page.locator('main li.sheet').first().waitFor();
});

test('On a tablet the map of a scan and the button that saves its stays are on one screen', async ({
  visitor,
}) => {
  const { page } = await visitor({ width: 768, height: 1024 });
  await page.goto('/en?handle=lena.wanders');
  const save = page.getByRole('button', { name: /^Save \d+ stays$/, disabled: false });
  await save.waitFor();
  await expect(save).toBeInViewport({ ratio: 1 });
});

test('On a phone the cover of a scan has room for a house, and the map below it is on the same screen', async ({
  visitor,
}) => {
  const { page } = await visitor({ width: 390, height: 844 });
  await page.goto('/en');
  await alive(page);
  const example = phrases.en.homePage.search.example.replace('{{handle}}', 'lena.wanders');
  await page.getByRole('link', { name: example }).click();
  const cover = page.locator('.scan-cover');
  await cover.waitFor();
  const { width = 0, height = 0 } = (await cover.boundingBox()) ?? {};
  expect(height / width).toBeGreaterThan(0.45);
  await expect(page.locator('.scan-map')).toBeInViewport({ ratio: 1 });
});

test('Marks of a scan’s map zoom in, then lead to their stays; one press brings the whole map back', async ({
  visitor,
}) => {
  const { map } = phrases.en;
  const { complaints, page } = await visitor({ width: 390 });
  await page.goto('/en?handle=lena.wanders');
  await page.getByRole('button', { name: /^Save \d+ stays$/, disabled: false }).waitFor();
  const marks = page.locator('.scan-map').getByRole('button');
  await marks.filter({ hasText: /\d\d/ }).first().click();
  await page.getByRole('button', { name: map.all, exact: true }).waitFor();
  const single = marks.filter({ hasNotText: /./ }).first();
  const hotel = await single.getAttribute('aria-label');
  await single.click();
  const entry = page
    .locator('main li.sheet')
    .filter({ has: page.getByRole('heading', { name: hotel ?? '' }) });
  await expect(entry).toBeFocused();
  await expect(entry.getByRole('img').first()).toBeInViewport();
  await page.getByRole('button', { name: map.all, exact: true }).click();
  await expect(page.getByRole('button', { name: map.all, exact: true })).toBeHidden();
  expect(complaints).toEqual([]);
});
