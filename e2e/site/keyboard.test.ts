import type { Locator, Page } from '@playwright/test';
import { phrases } from '@staylore/phrases/phrases';
import { alive, expect, test, unused } from '../journey.ts';

const password = 'a quiet room with a view';
/** More presses than any page has places for. */
const most = 150;

/**
 * Where the keyboard is, and whether that can be seen: an outline or ring on the focused element, on its frame, or, for cards and choices,
 * on what shows their state.
 */
const focus = `(() => {
  const at = document.activeElement;
  // The content as a whole takes the focus when a page turns, which can be between two presses; no key leads to it.
  if (at === null || at === document.body || at.id === 'content') return null;
  const lined = (element, pseudo) => {
    const style = getComputedStyle(element, pseudo);
    return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
  };
  const frames = [at, at.parentElement, at.parentElement?.parentElement, at.closest('label')].filter(Boolean);
  const box = at.getBoundingClientRect();
  return {
    what: at.outerHTML.slice(0, 120),
    seen: frames.some((frame) => lined(frame)) || lined(at, '::after'),
    inView: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
  };
})()`;

interface Focus {
  what: string;
  seen: boolean;
  inView: boolean;
}

/** Goes with Tab, or back with Shift+Tab, to the element; every place on the way has to be visibly focused. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const wanted = target.first();
  await wanted.waitFor({ state: 'attached' });
  for (let presses = 0; presses < most; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    const at = await page.evaluate<Focus | null>(focus);
    if (at !== null) expect(at).toEqual({ what: at.what, seen: true, inView: true });
  }
  throw new Error(`The keyboard does not reach ${wanted}`);
}

async function write(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

async function press(page: Page, button: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, button);
  await page.keyboard.press(key);
}

for (const { language, width, name } of [
  { language: 'en', width: 1280, name: 'keys.wide' },
  { language: 'de', width: 360, name: 'keys.small' },
] as const)
  test(`The keyboard alone suffices from the search through sign-up to the saved stays and the page of one: ${language} at ${width} px`, async ({
    visitor,
  }) => {
    const { homePage, instagramImport, accounts, layout } = phrases[language];
    const { page, complaints } = await visitor({ language, width });
    const username = unused(name);
    // Fewer posts than the others have: each place that can be focused is a press.
    const handle = 'long.26';
    await page.goto(`/${language}`);
    await alive(page);
    await write(page, page.getByLabel(homePage.search.handle, { exact: true }), handle);
    await press(page, page.getByRole('button', { name: homePage.search.submit }));
    const next = page.getByRole('button', { name: instagramImport.next, exact: true });
    const save = new RegExp(instagramImport.save_other.replace('{{count}}', '\\d+'));
    // What was found can be saved whenever no scan is under way.
    const saves = page.getByRole('button', { name: save, disabled: false });
    await saves.waitFor();
    if (await next.isEnabled()) {
      await press(page, next);
      await saves.waitFor();
    }
    await press(page, saves, 'Space');
    await page.waitForURL(/\/sign-up\?next=/);
    await alive(page);

    const texts = accounts.sign_up;
    await write(page, page.getByLabel(texts.full_name, { exact: true }), 'Kim');
    await write(page, page.getByLabel(texts.last_name, { exact: true }), 'Keys');
    await write(page, page.getByLabel(texts.username, { exact: true }), username);
    await write(page, page.getByLabel(texts.email, { exact: true }), `${username}@journey.example`);
    await write(page, page.getByLabel(texts.password, { exact: true }), password);
    await write(page, page.getByLabel(texts.confirm, { exact: true }), password);
    await page.keyboard.press('Enter');
    await page.getByText(instagramImport.saved.text).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText(instagramImport.saved.text).waitFor({ state: 'detached' });

    // What was picked is saved on the own page; from another one the menu leads back to it.
    await page.waitForURL(new RegExp(`/profile/${username}$`));
    await alive(page);
    const choose = async (item: string, address: RegExp) => {
      const menu = width > 768 ? layout.nav.account_menu : layout.nav.open_menu;
      await press(page, page.locator(`summary[aria-label="${menu}"]`).filter({ visible: true }));
      await press(page, page.locator('details[open] a', { hasText: item }));
      await page.waitForURL(address);
      // The keyboard goes on with the content of the page.
      await expect(page.locator('main')).toBeFocused();
    };
    await choose(layout.nav.settings, /\/settings\/profile$/);
    await choose(layout.nav.profile, new RegExp(`/profile/${username}$`));
    const stay = page.locator('main article a[href*="/posts/"]').first();
    await stay.waitFor();
    const address = (await stay.getAttribute('href')) ?? '';
    await press(page, stay);
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => stay.evaluate((element) => element === document.activeElement)).toBe(true);

    await page.goto(address);
    await alive(page);
    await press(page, page.locator('main button[data-favourite]'), 'Space');
    await page.locator('main button[data-favourite][aria-pressed="true"]').first().waitFor();
    expect(complaints).toEqual([]);
  });

for (const { language, width, name } of [
  { language: 'en', width: 1280, name: 'noah' },
  { language: 'de', width: 360, name: 'jules' },
] as const)
  test(`The keyboard alone goes through the feed: tabs, hearts, finding someone, following, a stay and the menus: ${language} at ${width} px`, async ({
    member,
  }) => {
    const { feed, follows, layout } = phrases[language];
    const { page, complaints } = await member(name, { language, width });
    await page.goto(`/${language}/feed`);
    await alive(page);
    const tabs = page.getByRole('navigation', { name: feed.tabs.label });
    await press(page, tabs.getByRole('link', { name: feed.tabs.network }));
    await page.getByRole('heading', { name: feed.discover }).waitFor();
    const heart = page.locator('main button[data-favourite][aria-pressed="false"]').first();
    const id = await heart.getAttribute('data-favourite');
    await press(page, page.locator(`main button[data-favourite="${id}"]`), 'Space');
    await page.locator(`main button[data-favourite="${id}"][aria-pressed="true"]`).first().waitFor();
    await tabTo(page, tabs.getByRole('link', { name: feed.tabs.favourites }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.locator(`main button[data-favourite="${id}"]`).first().waitFor();
    await tabTo(page, tabs.getByRole('link', { name: feed.tabs.recent }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.search === '');

    await write(page, page.getByRole('textbox', { name: follows.find.label }), 'hazel');
    const follow = page.getByRole('button', {
      name: follows.follow_name.replace('{{username}}', 'hazel'),
      exact: true,
    });
    const unfollow = page.getByRole('button', {
      name: follows.unfollow_name.replace('{{username}}', 'hazel'),
      exact: true,
    });
    await follow.or(unfollow).waitFor();
    const [before, after] = (await follow.count()) > 0 ? [follow, unfollow] : [unfollow, follow];
    await press(page, before, 'Space');
    await after.waitFor();
    const lists = page.getByRole('button', { name: new RegExp(`\\d\\s*${follows.following_label_other}$`) });
    await tabTo(page, lists, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: follows.following, exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await press(page, page.locator('main article a[href*="/posts/"]'));
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const menuName = width > 768 ? layout.nav.account_menu : layout.nav.open_menu;
    const menu = page.locator(`summary[aria-label="${menuName}"]`).filter({ visible: true });
    await tabTo(page, menu, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.locator('details[open]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('details[open]').waitFor({ state: 'detached' });
    await expect(menu).toBeFocused();
    expect(complaints).toEqual([]);
  });
