import { given } from '../given.ts';
import { alive, expect, test } from '../journey.ts';
import { layoutFaults } from './layout-faults.ts';

const { args = [], ...browser } = given().browser;
// The text size that readers choose in their browser; a page cannot set it.
test.use({ launchOptions: { ...browser, args: [...args, '--blink-settings=defaultFontSize=32'] } });

test('With text twice as large, pages of members fit a phone: no amount, button or ad label is cut off', async ({
  member,
}) => {
  const { page } = await member('lena', { width: 390, height: 844, language: 'de' });
  for (const path of [
    'analytics',
    'analytics/links',
    'analytics/payouts',
    'feed',
    'invite',
    'post-form',
    'profile/lena',
    'settings/security',
    'settings/delete-account',
  ]) {
    await page.goto(`/de/${path}`);
    await alive(page);
    await expect
      .poll(async () => [...(await layoutFaults(page)), ...(await page.evaluate<string[]>(cutOff))], path)
      .toEqual([]);
  }
});

const cutOff = `[...document.querySelectorAll('main :is(dd, td, .button, .ad-label), footer a')]
  .filter((one) => one.checkVisibility() && one.clientWidth > 1)
  .filter((one) => one.getBoundingClientRect().right > innerWidth || one.scrollWidth > one.clientWidth + 1)
  .map((one) => 'cuts off ' + one.textContent)`;
