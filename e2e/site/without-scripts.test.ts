import { expect, test } from '../journey.ts';

test('Without scripts every public page shows what it holds, its links lead on, and it says what needs scripts', async ({
  visitor,
}) => {
  const { page } = await visitor({ javaScript: false });
  const [post] = await (await page.request.get('/api/user/1/posts/0?limit=1')).json();
  const stay = `/en/posts/${post.id}`;
  await page.goto(stay);
  const hotel = (await page.locator('main a[href*="/hotels/"]').first().getAttribute('href')) ?? '';
  for (const path of [
    '/en',
    '/en?location=Zermatt',
    stay,
    hotel,
    '/en/company/about',
    '/en/legal/privacy-policy',
  ]) {
    await page.goto(path);
    expect(await page.locator('body > noscript').textContent(), path).toContain('JavaScript is switched off');
    // What is still put aside in a template is never shown here.
    expect(await page.locator('main template').count(), path).toBe(0);
    expect(await page.locator('main h1').isVisible(), path).toBe(true);
  }
  await page.goto('/en');
  await page.getByLabel('Location').fill('Zermatt');
  await page.getByRole('button', { name: 'Find stays' }).click();
  const first = page.locator('main article h3 a').first();
  const title = await first.innerText();
  await first.click();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
});

test('Without scripts a form that needs them offers no button that would lead nowhere', async ({
  visitor,
}) => {
  const { page } = await visitor({ javaScript: false });
  for (const path of ['/en/login', '/de/sign-up', '/en/reset-password', '/de/support/contact']) {
    await page.goto(path);
    expect(await page.locator('main form').first().isVisible(), path).toBe(true);
    expect(await page.locator('main form [type="submit"]').first().isVisible(), path).toBe(false);
  }
});
