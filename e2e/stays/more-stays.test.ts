import type { Page } from '@playwright/test';
import { alive, expect, test } from '../journey.ts';
import { writeStay } from '../write-stay.ts';

/**
 * A stay of the demo world in Vienna, which has two hotels: in most of its towns there is nothing else near. The last of the list: what
 * other journeys write comes before.
 */
async function demoStay({ request }: Page): Promise<string> {
  const found = await request.get('/api/posts/0/Vienna/notags/noLat/noLong?limit=50');
  const stays = (await found.json()) as { id: number }[];
  return `/en/posts/${stays.at(-1)?.id}`;
}

const titles = (page: Page) => page.locator('section:has(#other-stays) article h3').allInnerTexts();

test('The foot of a stay shows more by its author, which members’ browsers fetch as they scroll near', async ({
  member,
  visitor,
}) => {
  for (const [fetched, { page, complaints }] of [await visitor(), await member('hazel')].entries()) {
    const stay = await demoStay(page);
    const { id, user_id } = await (await page.request.get(`/api/posts/${stay.split('/').at(-1)}`)).json();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/user/')) asked.push(request.url());
    });
    await page.goto(stay);
    await alive(page);
    await page.locator('#other-stays').scrollIntoViewIfNeeded();
    const answer = await page.request.get(`/api/user/${user_id}/posts/0?limit=5`);
    const others = ((await answer.json()) as { id: number; hotel_name: string }[])
      .filter((other) => other.id !== id)
      .map(({ hotel_name }) => hotel_name);
    expect(others.length).toBeGreaterThan(0);
    await expect.poll(() => titles(page)).toEqual(others.slice(0, 4));
    expect(asked.length).toBe(fetched);
    expect(complaints).toEqual([]);
  }
});

test('Without scripts the foot of a stay links to the stays nearby and shows nothing as loading', async ({
  visitor,
}) => {
  const { page } = await visitor({ javaScript: false });
  await page.goto(await demoStay(page));
  const near = page.locator('section:has(#near-stays)');
  expect(await near.getByRole('status').isVisible()).toBe(false);
  await near.getByRole('link').click();
  await expect(page.locator('main article').first()).toBeVisible();
});

test('A stay is complete even if the rows at its foot cannot be fetched', async ({ member, visitor }) => {
  const stay = await demoStay((await visitor()).page);
  const { page } = await member('hazel');
  await page.route('**/api/user/*/posts/**', (route) => route.abort());
  await page.goto(stay);
  await alive(page);
  await page.locator('footer').last().scrollIntoViewIfNeeded();
  await expect(page.locator('#other-stays')).toHaveCount(0);
  await expect(page.locator('#near-stays')).toBeVisible();
});

test('At 768 px no row of cards is half empty: the last of an odd number has its row to itself', async ({
  newMember,
}) => {
  const tag = `odd${crypto.randomUUID().slice(0, 8)}`;
  const member = await newMember(`writer.${tag}`, { width: 768 });
  for (const nr of [1, 2, 3])
    await writeStay(member, { location: 'Hotel Krone, Salzburg', caption: `Night ${nr}.`, tags: tag });
  await member.page.goto(`/en/tags/${tag}`);
  const cards = member.page.locator('main article');
  await expect(cards).toHaveCount(3);
  const [first, second, third] = await cards.evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect),
  );
  expect(second?.top).toBe(first?.top);
  expect([third?.left, third?.right]).toEqual([first?.left, second?.right]);
});
