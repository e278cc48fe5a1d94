import { phrases } from '@staylore/phrases/phrases';
import { expect, test } from 'vitest';
import { visitor } from './visitor.ts';

const password = 'a quiet room with a view';
const patient = { timeout: 15_000 };

async function newMember(language: 'en' | 'de', width: number, username: string) {
  const opened = await visitor({ language, width });
  const registered = await opened.context.request.post('/api/register', {
    data: { name: username, username, email: `${username}@journey.example`, password },
  });
  expect(registered.status()).toBe(200);
  const { user, access_token: token } = await registered.json();
  return { ...opened, id: user.id as number, headers: { authorization: `Bearer ${token}` } };
}

test.each([
  { language: 'en', width: 1280 },
  { language: 'de', width: 390 },
] as const)(
  'A member blocks somebody who bothers them, sees nothing of them any more, and takes it back in the settings: $language at $width px',
  async ({ language, width }) => {
    const { blocks, homePage } = phrases[language];
    const { page, complaints, leave } = await newMember(language, width, `blocker.${language}`);
    const username = 'noah';
    const named = (text: string) => text.replaceAll('{{username}}', username);
    await page.goto(`/${language}/profile/${username}`);
    await page.waitForLoadState('networkidle');
    const cards = page.locator('main article');
    expect(await cards.count()).toBeGreaterThan(0);
    if (width > 768) {
      await page
        .getByRole('radio', { name: homePage.view.list })
        .or(page.getByRole('button', { name: homePage.view.list }))
        .first()
        .click();
      await expect.poll(async () => (await cards.first().boundingBox())?.width, patient).toBeGreaterThan(700);
    }
    await page.getByRole('button', { name: named(blocks.menu) }).click();
    await page.getByRole('menuitem', { name: named(blocks.block) }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: blocks.cancel }).click();
    await page.getByRole('button', { name: named(blocks.menu) }).click();
    await page.getByRole('menuitem', { name: named(blocks.block) }).click();
    await question.getByRole('button', { name: blocks.confirm }).click();
    await page.getByRole('heading', { name: named(blocks.profile_title) }).waitFor();
    expect(await cards.count()).toBe(0);
    await page.goto(`/${language}/settings/blocked`);
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: named(blocks.unblock_name) }).click();
    await page.getByRole('heading', { name: blocks.empty_title }).waitFor();
    await page.goto(`/${language}/profile/${username}`);
    await cards.first().waitFor();
    expect(complaints).toEqual([]);
    await leave();
  },
);

test.each([
  { language: 'en', width: 390 },
  { language: 'de', width: 1280 },
] as const)(
  'A favourite that is taken back leaves the list of favourites, and comes back when that was a slip: $language at $width px',
  async ({ language, width }) => {
    const { posts } = phrases[language];
    const { page, context, complaints, headers, leave } = await newMember(
      language,
      width,
      `fickle.${language}`,
    );
    const latest = (await (await context.request.get('/api/posts/latest/0?limit=2')).json()) as {
      id: number;
    }[];
    for (const post of latest)
      await context.request.post('/api/postfavorites', { data: { post_id: post.id }, headers });
    await page.goto(`/${language}/feed?favorites=true`);
    await page.waitForLoadState('networkidle');
    const cards = page.locator('main article');
    expect(await cards.count()).toBe(2);
    await cards.first().getByRole('button', { name: posts.favourite.remove }).click();
    await expect.poll(() => cards.count(), patient).toBe(1);
    await page.getByRole('button', { name: posts.own.undo }).click();
    await expect.poll(() => cards.count(), patient).toBe(2);
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(await cards.count()).toBe(2);
    expect(complaints).toEqual([]);
    await leave();
  },
);

test('The dots of notifications go once the list has been seen', async () => {
  const { page, context, id, leave } = await newMember('en', 1280, 'dotted');
  const fan = await newMember('en', 1280, 'dots.fan');
  await fan.context.request.post('/api/follows', { data: { user_id: id }, headers: fan.headers });
  await fan.leave();
  expect((await (await context.request.get('/api/notifications/unread')).json()).unread).toBe(1);
  await page.goto('/en/notifications');
  const dots = page.locator('main').getByText(phrases.en.notifications.unread, { exact: true });
  await expect.poll(() => dots.count(), patient).toBe(1);
  await expect.poll(() => dots.count(), patient).toBe(0);
  await leave();
});
