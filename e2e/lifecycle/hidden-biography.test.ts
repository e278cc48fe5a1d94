import { phrases } from '@staylore/phrases/phrases';
import { alive, expect, test } from '../journey.ts';

for (const { language, width } of [
  { language: 'en', width: 1280 },
  { language: 'de', width: 390 },
] as const)
  test(`A moderator hides a biography; only its author still reads it, with a note in profile and settings: ${language} at ${width} px`, async ({
    member,
    newMember,
    newestMail,
    visitor,
  }) => {
    const { moderation, profile } = phrases[language];
    const name = `bio.${crypto.randomUUID().slice(0, 8)}`;
    const author = await newMember(name, { language, width });
    const said = 'My neighbour cheats at cards.';
    const { headers } = author;
    const saved = await author.context.request.post(`/api/users/${author.id}/update`, {
      headers,
      data: { bio: said },
    });
    expect(saved.ok(), await saved.text()).toBe(true);
    const moderator = await member('concierge', { language, width });
    const reader = await newMember(`${name}.reader`, { language });
    const notice = {
      url: `/en/profile/${author.username}`,
      category: 'hate',
      reason: 'He does not cheat at all.',
    };
    const from = { name: 'Ida Reader', email: `${name}.ida@journey.example`, good_faith: true };
    const told = await (await visitor()).context.request.post('/api/reports', {
      data: { ...notice, ...from },
    });
    expect(told.ok(), await told.text()).toBe(true);
    const cases: { id: number; username: string }[] = await (
      await moderator.context.request.get('/api/moderation/cases?limit=50')
    ).json();
    const id = cases.find(({ username }) => username === author.username)?.id;
    await reader.page.goto(`/${language}/profile/${author.username}`);
    await reader.page.getByText(said).waitFor();

    const { page } = moderator;
    await page.goto(`/${language}/admin?case=${id}`);
    await alive(page);
    await page.getByText('He does not cheat at all.').waitFor();
    await page.keyboard.press('3');
    await page.getByText(moderation.explained.hide_bio).waitFor();
    await page.getByLabel(moderation.form.clause).fill('Section 4');
    await page.getByLabel(moderation.form.facts).fill('It insults a neighbour.');
    await page.keyboard.press('Control+Enter');
    await page.getByText(moderation.form.sent).waitFor();

    await reader.page.goto(`/${language}/profile/${author.username}`);
    await reader.page.getByText(`@${author.username}`).first().waitFor();
    expect(await reader.page.content()).not.toContain(said);
    await author.page.goto(`/${language}/profile/${author.username}`);
    await author.page.getByText(said).waitFor();
    await author.page.getByText(profile.bio_hidden).waitFor();
    await author.page.goto(`/${language}/settings/profile`);
    await author.page.getByText(profile.bio_hidden).waitFor();
    const mail = await newestMail(author.email, '/decision/');
    await author.page.goto(mail.links.find((one) => one.includes('/decision/')) ?? '');
    await author.page.getByText(moderation.done.hide_bio).waitFor();
  });
