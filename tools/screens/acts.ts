import { type Phrases, phrases } from '@staylore/phrases/phrases';
import type { Page } from 'playwright-core';

async function textsOf(page: Page): Promise<Phrases> {
  return phrases[(await page.locator('html').getAttribute('lang')) === 'de' ? 'de' : 'en'];
}

/** Scans a handle of the sandbox's photo network; the first stays are there. */
export async function scan(page: Page): Promise<void> {
  const { homePage } = await textsOf(page);
  await page.getByLabel(homePage.search.handle, { exact: true }).fill('lena.wanders');
  await page.getByRole('button', { name: homePage.search.submit }).click();
  await page.waitForURL(/handle=/);
  await page.locator('main article').first().waitFor();
}

/** Scans until the first call has ended. */
export async function scanToTheEnd(page: Page): Promise<void> {
  const { actions, instagramImport } = await textsOf(page);
  await scan(page);
  await page.getByRole('button', { name: instagramImport.next, exact: true }).waitFor();
  await page
    .getByRole('button', { name: actions.stop, exact: true })
    .waitFor({ state: 'detached', timeout: 30_000 });
}

/** Saves the findings of a scan; the result is in a dialog. */
export async function saveScan(page: Page): Promise<void> {
  const { instagramImport } = await textsOf(page);
  await scanToTheEnd(page);
  await page
    .getByRole('button', { name: new RegExp(instagramImport.save_other.split('{{count}}').join('[0-9]+')) })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('link', { name: instagramImport.saved.see }).waitFor();
}

export async function searchPlace(page: Page): Promise<void> {
  const { homePage } = await textsOf(page);
  await page.getByLabel(homePage.search.location, { exact: true }).fill('Taipei');
  await page.getByRole('button', { name: homePage.search.submit }).click();
  await page.waitForURL(/location=/);
}

/** Waits for the stays and the land of the map. Only the window is captured: enlarging it for a screenshot stretches the map. */
export async function seeMap(page: Page): Promise<void> {
  await page.locator('main .maplibregl-marker').first().waitFor();
  await page.locator('main [data-land="drawn"]').waitFor();
}

/** Opens the menu of the header: all pages on a small screen, the account on a wide one. */
export async function openMenu(page: Page): Promise<void> {
  const { nav } = (await textsOf(page)).layout;
  const menu = page.getByLabel(nav.open_menu, { exact: true }).or(page.getByLabel(nav.account_menu));
  const visible = menu.filter({ visible: true }).first();
  if ((await visible.count()) > 0) await visible.click();
}

/** Shows the keyboard shortcuts; before hydration a page ignores keys. */
export async function showShortcuts(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (let tries = 0; tries < 20 && !(await dialog.isVisible()); tries += 1) {
    await page.keyboard.press('?');
    await page.waitForTimeout(500);
  }
  await dialog.waitFor();
}

/** Opens the first stay of a page over it. */
export async function openFirstStay(page: Page): Promise<void> {
  await page.locator('main article a[href*="/posts/"]').first().click();
  await page.getByRole('dialog').waitFor();
}

/** Shows a profile's stays one below the other. */
export async function showAsList(page: Page): Promise<void> {
  const { list } = (await textsOf(page)).homePage.view;
  const choice = page.getByRole('radio', { name: list }).or(page.getByRole('button', { name: list }));
  // Small screens have only one layout.
  const visible = choice.filter({ visible: true }).first();
  if ((await visible.count()) > 0) await visible.click();
}

/** Submits the form for signing in or up incomplete, so that its fields show errors. */
export async function fillSignInForm(page: Page): Promise<void> {
  await page.locator('main form').first().locator('input').first().fill('lena');
  await page.locator('main form').first().locator('button[type="submit"]').click();
}

/** Opens the picker of own posts in the post form, connected or not. */
export async function openPhotoPicker(page: Page): Promise<void> {
  const { postForm } = await textsOf(page);
  await page.getByRole('button', { name: postForm.import }).click();
  await page.getByRole('dialog').waitFor();
}

/** Opens the picker of own posts, connected with the sandbox's photo network if that was not done before. */
export async function choosePost(page: Page): Promise<void> {
  const { instagramAccount } = await textsOf(page);
  await openPhotoPicker(page);
  const connect = page.getByRole('link', { name: instagramAccount.connect });
  const picture = page.getByRole('dialog').locator('li img').first();
  await connect.or(picture).first().waitFor();
  if ((await connect.count()) > 0) {
    await connect.click();
    await page.locator('button[name="account"]').first().click();
  }
  await picture.waitFor();
}
