import type { Page } from '@playwright/test';
import { phrases } from '@staylore/phrases/phrases';
import { alive, expect, test, unused } from '../journey.ts';

const password = 'a quiet room with a view';

/** The one count at the start of a text such as "39 hotels found". */
async function countIn(page: Page, pattern: RegExp): Promise<number> {
  const text = await page.getByText(pattern).first().textContent();
  return Number(/\d+/.exec(text ?? '')?.[0]);
}

/** Texts with a count as patterns for any count. */
const anyCount = (text: string) => new RegExp(`^\\d+\\s*${text.replace('{{count}} ', '')}$`);

async function scanToTheEnd(page: Page, language: 'en' | 'de', handle: string): Promise<void> {
  const { homePage, instagramImport } = phrases[language];
  await page.getByLabel(homePage.search.handle, { exact: true }).fill(handle);
  await page.getByRole('button', { name: homePage.search.submit }).click();
  const next = page.getByRole('button', { name: instagramImport.next, exact: true });
  const save = new RegExp(instagramImport.save_other.replace('{{count}}', '\\d+'));
  for (let calls = 0; calls < 6; calls += 1) {
    // What was found can be saved whenever no scan is under way.
    await page.getByRole('button', { name: save, disabled: false }).waitFor();
    if (await next.isDisabled()) return;
    await next.click();
  }
}

async function signUp(page: Page, language: 'en' | 'de', username: string): Promise<void> {
  const texts = phrases[language].accounts.sign_up;
  await page.getByLabel(texts.full_name, { exact: true }).fill('Test');
  await page.getByLabel(texts.last_name, { exact: true }).fill('Person');
  await page.getByLabel(texts.username, { exact: true }).fill(username);
  await page.getByLabel(texts.email, { exact: true }).fill(`${username}@journey.example`);
  await page.getByLabel(texts.password, { exact: true }).fill(password);
  await page.getByLabel(texts.confirm, { exact: true }).fill(password);
  await page.getByRole('button', { name: texts.submit }).click();
}

for (const { language, width, name } of [
  { language: 'en', width: 1280, name: 'journey.wide' },
  { language: 'de', width: 390, name: 'journey.small' },
] as const)
  test(`A stranger scans a creator, signs up, finds the stays on their profile and shows one to a friend: ${language} at ${width} px`, async ({
    visitor,
  }) => {
    const { accounts, actions, instagramImport } = phrases[language];
    const { page, complaints } = await visitor({ language, width, height: 900 });
    const username = unused(name);
    await page.goto(`/${language}`);
    await alive(page);
    await scanToTheEnd(page, language, 'lena.wanders');
    expect(await countIn(page, anyCount(instagramImport.scanned_other))).toBe(120);
    const found = await countIn(page, anyCount(instagramImport.hotels_other));
    expect(found).toBeGreaterThan(20);

    await page
      .getByRole('button', { name: new RegExp(instagramImport.save_other.replace('{{count}}', '\\d+')) })
      .click();
    await page.waitForURL(/\/sign-up\?next=/);
    // What waits to be saved stays in sight beside the fields.
    await page.locator('aside img').first().waitFor();
    await signUp(page, language, username);
    await page.waitForURL(new RegExp(`/profile/${username}$`));
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText(instagramImport.saved.text).waitFor();
    await dialog.locator('img').first().waitFor();
    await expect(dialog.getByRole('heading', { name: instagramImport.saved.title })).toBeInViewport({
      ratio: 1,
    });
    await dialog.getByRole('link', { name: instagramImport.saved.see }).click();
    await dialog.waitFor({ state: 'detached' });

    await page.goto(`/${language}/profile/${username}`);
    const cards = page.locator('main article');
    await cards.nth(10).waitFor();

    const address = await cards.first().locator('a[href*="/posts/"]').first().getAttribute('href');
    const friend = await visitor({ language, width });
    const answer = await friend.page.goto(address ?? '');
    expect(answer?.status()).toBe(200);
    await expect(friend.page.locator('h1')).toHaveCount(1);
    expect(await friend.page.locator('meta[property="og:title"]').getAttribute('content')).not.toBe('');
    await friend.page.getByLabel(actions.share, { exact: true }).first().waitFor();

    await signOut(page, language, width);
    await page.goto(`/${language}/login`);
    await alive(page);
    await page.getByLabel(accounts.login.email, { exact: true }).fill(`${username}@journey.example`);
    await page.getByLabel(accounts.login.password, { exact: true }).fill(password);
    await page.getByRole('button', { name: actions.sign_in, exact: true }).click();
    await page.waitForURL((url) => !url.pathname.endsWith('/login'));
    await page.goto(`/${language}/profile/${username}`);
    await cards.first().waitFor();
    expect(complaints).toEqual([]);
  });

async function signOut(page: Page, language: 'en' | 'de', width: number): Promise<void> {
  const { nav } = phrases[language].layout;
  await page
    .getByLabel(width > 768 ? nav.account_menu : nav.open_menu, { exact: true })
    .first()
    .click();
  await page.getByText(nav.sign_out, { exact: true }).filter({ visible: true }).first().click();
  // On a small screen the link waits inside the closed menu.
  await page.getByText(nav.login, { exact: true }).first().waitFor({ state: 'attached' });
}

for (const [language, handle, message] of [
  ['en', 'personal.friend', 'Private or invalid handle.'],
  ['de', 'personal.friend', 'Dieses Konto ist privat oder existiert nicht.'],
] as const)
  test(`A handle that cannot be read is reported in a dialog, and the search can be used again: ${language}`, async ({
    visitor,
  }) => {
    const { actions, homePage } = phrases[language];
    const { page } = await visitor({ language });
    await page.goto(`/${language}`);
    await alive(page);
    await page.getByLabel(homePage.search.handle, { exact: true }).fill(handle);
    await page.getByRole('button', { name: homePage.search.submit }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText(message).waitFor();
    await dialog.getByRole('button', { name: actions.close }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect(page.getByLabel(homePage.search.handle, { exact: true })).toBeEnabled();
  });

test('A handle with a space is refused at its field, before any request is sent', async ({ visitor }) => {
  const { homePage } = phrases.en;
  const { page } = await visitor();
  await page.goto('/en');
  await alive(page);
  await page.getByLabel(homePage.search.handle, { exact: true }).fill('lena wanders');
  await page.getByRole('button', { name: homePage.search.submit }).click();
  await page.getByText(homePage.search.spaces).waitFor();
});

test('Everything works where the browser stores nothing: scan, sign-up and the profile', async ({
  visitor,
}) => {
  const { page, context } = await visitor();
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  const username = unused('journey.no.storage');
  await page.goto('/en/sign-up');
  await alive(page);
  await signUp(page, 'en', username);
  await page.waitForURL((url) => !url.pathname.endsWith('/sign-up'));
  const answer = await page.goto(`/en/profile/${username}`);
  expect(answer?.status()).toBe(200);
  expect(page.url()).toContain(`/profile/${username}`);
});
