import { phrases } from '@staylore/phrases/phrases';
import { expect, test } from '../journey.ts';

test('The dots on notifications disappear once the list has been seen', async ({ newMember }) => {
  const { page, context, id } = await newMember('dotted');
  const fan = await newMember('dots.fan');
  await fan.context.request.post('/api/follows', { data: { user_id: id }, headers: fan.headers });
  await fan.leave();
  const unread = async () => (await (await context.request.get('/api/notifications/unread')).json()).unread;
  await expect.poll(unread).toBe(1);
  // The list counts as seen once the server has been told: not before someone has looked, however slow the machine is.
  const { promise: looked, resolve: look } = Promise.withResolvers<void>();
  await page.route('**/api/notifications/read', async (route) => {
    await looked;
    await route.continue();
  });
  await page.goto('/en/notifications');
  const dots = page.locator('main').getByText(phrases.en.notifications.unread, { exact: true });
  await expect(dots).toHaveCount(1);
  look();
  await expect(dots).toHaveCount(0);
});
