import { phrases } from '@staylore/phrases/phrases';
import { alive, expect, test } from '../journey.ts';

for (const { language, width } of [
  { language: 'en', width: 1280 },
  { language: 'de', width: 390 },
] as const)
  test(`A visitor reports a stay from its page, is told what is missing, and gets a receipt: ${language} at ${width} px`, async ({
    visitor,
    newestMail,
  }) => {
    const { posts, reports } = phrases[language];
    const { page, context, complaints } = await visitor({ language, width });
    const [stay] = await (await context.request.get('/api/user/1/posts/0?limit=1')).json();
    await page.goto(`/${language}/posts/${stay.id}`);
    await alive(page);
    await page.getByRole('link', { name: posts.report }).click();
    await page.getByRole('heading', { name: reports.title }).waitFor();
    await alive(page);
    await expect(page.getByLabel(reports.url)).toHaveValue(new RegExp(`/posts/${stay.id}$`));
    await page.getByRole('button', { name: reports.submit }).click();
    await page.getByText(reports.category_missing).waitFor();
    await page.getByText(reports.good_faith_missing).waitFor();
    const email = `notice.${language}@journey.example`;
    await page.getByLabel(reports.category).selectOption('copyright');
    await page.getByLabel(reports.reason).fill('The second picture is mine, I took it in 2019.');
    await page.getByLabel(reports.name).fill('Ida Reader');
    await page.getByLabel(reports.email, { exact: true }).fill(email);
    await page.getByLabel(reports.good_faith).check();
    await page.getByRole('button', { name: reports.submit }).click();
    await page.getByRole('heading', { name: reports.done.title }).waitFor();
    const mail = await newestMail(email);
    expect(mail.text).toContain(`/posts/${stay.id}`);
    expect(complaints).toEqual([]);
  });

test('A visitor reports a member from their atlas, which offers that to everyone but the member', async ({
  visitor,
  member,
}) => {
  const { atlas, reports } = phrases.en;
  const link = { name: atlas.report.replace('{{username}}', 'lena') };
  const { page, complaints } = await visitor({});
  await page.goto('/en/@lena');
  await alive(page);
  await page.getByRole('link', link).click();
  await page.getByRole('heading', { name: reports.title }).waitFor();
  await alive(page);
  await expect(page.getByLabel(reports.url)).toHaveValue(/\/@lena$/);
  await page.getByLabel(reports.category).selectOption('fraud');
  await page.getByLabel(reports.reason).fill('This is not the person they say they are.');
  await page.getByLabel(reports.name).fill('Ida Reader');
  await page.getByLabel(reports.email, { exact: true }).fill('notice.atlas@journey.example');
  await page.getByLabel(reports.good_faith).check();
  await page.getByRole('button', { name: reports.submit }).click();
  await page.getByRole('heading', { name: reports.done.title }).waitFor();
  const own = await member('lena');
  await own.page.goto('/en/@lena');
  await alive(own.page);
  await expect(own.page.getByRole('link', link)).toHaveCount(0);
  expect([...complaints, ...own.complaints]).toEqual([]);
});
