import { phrases } from '@staylore/phrases/phrases';
import { alive, expect, test } from '../journey.ts';
import { writeStay } from '../write-stay.ts';

for (const { language, width } of [
  { language: 'en', width: 1280 },
  { language: 'de', width: 390 },
] as const)
  test(`A moderator hides a stay by keyboard alone; its author finds out why, and appeals: ${language} at ${width} px`, async ({
    member,
    newMember,
    newestMail,
    visitor,
  }) => {
    const { moderation } = phrases[language];
    const name = `told.${crypto.randomUUID().slice(0, 8)}`;
    const author = await newMember(name, { language, width });
    const post = await writeStay(author, { location: `Pension ${name}, Zermatt`, caption: 'One night.' });
    const moderator = await member('concierge', { language, width });
    const stranger = await visitor({ language });
    const told = await stranger.context.request.post('/api/reports', {
      data: {
        url: `/en/posts/${post.id}`,
        category: 'fraud',
        reason: 'This house was closed that year.',
        name: 'Ida Reader',
        email: `${name}.reader@journey.example`,
        good_faith: true,
      },
    });
    expect(told.ok(), await told.text()).toBe(true);
    const cases: { id: number; post_id: number }[] = await (
      await moderator.context.request.get('/api/moderation/cases?limit=50')
    ).json();
    const id = cases.find((one) => one.post_id === post.id)?.id;

    const { page } = moderator;
    await page.goto(`/${language}/admin?case=${id}`);
    await alive(page);
    await page.getByText('This house was closed that year.').waitFor();
    await page.keyboard.press('3');
    const clause = page.getByLabel(moderation.form.clause);
    await clause.waitFor();
    await clause.fill('Section 4');
    await page.getByLabel(moderation.form.facts).fill('The house was closed in 2019.');
    await page.keyboard.press('Control+Enter');
    await page.getByText(moderation.form.sent).waitFor();
    await page.goto(`/${language}/admin/figures`);
    await page.getByText(moderation.figures.csv).waitFor();
    await page.goto(`/${language}/admin/log`);
    await page.getByText('moderation.decided').first().waitFor();

    expect((await stranger.context.request.get(`/api/posts/${post.id}`)).status()).toBe(404);
    const gone = await author.page.goto(`/${language}/posts/${post.id}`);
    expect(gone?.status()).toBe(410);
    await author.page.getByText('The house was closed in 2019.').waitFor();
    const mail = await newestMail(author.email, '/decision/');
    await author.page.goto(mail.links.find((one) => one.includes('/decision/')) ?? '');
    await alive(author.page);
    await author.page.getByLabel(moderation.appeal.text).fill('Here is the bill of that night.');
    await author.page.getByRole('button', { name: moderation.appeal.submit }).click();
    await author.page.getByText(moderation.appeal.waiting.split('{{day}}')[0] ?? '').waitFor();
    await page.goto(`/${language}/admin?state=appealed&case=${id}`);
    await page.getByText('Here is the bill of that night.').waitFor();
    // Someone else answers.
    await expect(page.getByLabel(moderation.answer.text)).toHaveCount(0);
    expect([...moderator.complaints]).toEqual([]);
  });
