import { phrases } from '@staylore/phrases/phrases';
import { alive, expect, test } from '../journey.ts';

for (const { language, width } of [
  { language: 'en', width: 1280 },
  { language: 'de', width: 390 },
] as const)
  test(`A member asks for a weekly mail with what is new, and the choice holds: ${language} at ${width} px`, async ({
    newMember,
  }) => {
    const { digest } = phrases[language];
    const { page, complaints, read } = await newMember(`digest.${language}`, { language, width });
    await page.goto(`/${language}/settings/notifications`);
    await alive(page);
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await page.getByRole('radio', { name: digest.setting.weekly, exact: true }).check();
    expect((await saved).status()).toBe(200);
    expect(await read('/api/notifications/digest')).toEqual({ rhythm: 'weekly' });

    await page.goto(`/${language}/digest/end/cut-off`);
    await alive(page);
    await page.getByRole('button', { name: digest.end.submit }).click();
    await page.getByRole('heading', { name: digest.end.dead_title }).waitFor();
    expect(complaints.filter((line) => !line.includes('/digest/end'))).toEqual([]);
  });
