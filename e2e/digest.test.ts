import { phrases } from '@staylore/phrases/phrases';
import { expect, test } from 'vitest';
import { visitor } from './visitor.ts';

test.each([
  { language: 'en', width: 1280 },
  { language: 'de', width: 390 },
] as const)(
  'A member asks for a weekly mail with what is new, and the choice holds: $language at $width px',
  async ({ language, width }) => {
    const { digest } = phrases[language];
    const { page, context, complaints, leave } = await visitor({ language, width });
    const username = `digest.${language}`;
    const registered = await context.request.post('/api/register', {
      data: {
        name: 'Digest',
        username,
        email: `${username}@journey.example`,
        password: 'a quiet room with a view',
      },
    });
    const { access_token: token } = await registered.json();
    const headers = { authorization: `Bearer ${token}` };
    await page.goto(`/${language}/settings/notifications`);
    await page.waitForLoadState('networkidle');
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await page.getByRole('radio', { name: digest.setting.weekly, exact: true }).check();
    expect((await saved).status()).toBe(200);
    const wish = await context.request.get('/api/notifications/digest', { headers });
    expect(await wish.json()).toEqual({ rhythm: 'weekly' });

    await page.goto(`/${language}/digest/end/cut-off`);
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: digest.end.submit }).click();
    await page.getByRole('heading', { name: digest.end.dead_title }).waitFor();
    expect(complaints.filter((line) => !line.includes('/digest/end'))).toEqual([]);
    await leave();
  },
);
