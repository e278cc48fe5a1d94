import { phrases } from '@staylore/phrases/phrases';
import { expect, test } from 'vitest';
import { visitor } from './visitor.ts';

const password = 'a quiet room with a view';

test.each([
  { language: 'en', width: 1280 },
  { language: 'de', width: 390 },
] as const)(
  'A stay without a picture gets it from its Instagram link, on the card one is looking at: $language at $width px',
  async ({ language, width }) => {
    const { instagramLinks, importHub } = phrases[language];
    const { page, context, complaints, leave } = await visitor({ language, width });
    const username = `links.${language}.${width}`;
    const registered = await context.request.post('/api/register', {
      data: { name: 'Link', username, email: `${username}@journey.example`, password },
    });
    expect(registered.status()).toBe(200);
    const { user, access_token: token } = await registered.json();
    const caption = 'Two nights at Hotel Bergkristall in Zermatt, slept like a stone.';
    const bundle = { posts: [{ postId: 'unseen-1', caption }], handle: 'nobody.knows', user_id: user.id };
    const headers = { authorization: `Bearer ${token}` };
    await context.request.post('/api/instagram/save', { data: bundle, headers });
    const scan = await context.request.get('/api/newposts/0/nolocation/lena.wanders/noLat/noLong');
    const hits = (await scan.json()).posts as { source_url: string; location: string }[];
    const [first, second] = hits.filter((hit) => hit.location !== '');

    await page.goto(`/${language}/profile/${username}`);
    await page.waitForLoadState('networkidle');
    const placeholder = instagramLinks.add_picture.replace('{{title}}', 'Hotel Bergkristall');
    await page.getByRole('button', { name: placeholder }).click();
    const dialog = page.getByRole('dialog', { name: instagramLinks.title });
    const upload = dialog.getByRole('button', { name: instagramLinks.upload, exact: true });
    await upload.click();
    await dialog.getByText(instagramLinks.required).waitFor();
    await dialog.getByLabel(instagramLinks.link).fill('https://www.instagram.com/p/NobodyKnows1/');
    await upload.click();
    await dialog.getByText(instagramLinks.troubles.unknown).waitFor();
    await dialog.getByRole('button', { name: instagramLinks.cancel, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: placeholder }).click();
    await dialog.getByLabel(instagramLinks.link).fill(first?.source_url ?? '');
    await upload.click();
    await page.getByText(instagramLinks.saved).first().waitFor();
    await page.locator('main article img[src*="/media/"]').first().waitFor();
    await dialog.waitFor({ state: 'detached' });

    await page.goto(`/${language}/insta`);
    await page.waitForLoadState('networkidle');
    await page.getByRole('heading', { name: importHub.link.title, exact: true }).waitFor();
    await page.getByLabel(instagramLinks.link).fill(second?.source_url ?? '');
    await page.getByRole('button', { name: instagramLinks.upload, exact: true }).click();
    await page.getByText(instagramLinks.saved).first().waitFor();
    const saved = await context.request.get(`/api/user/${user.id}/posts/0`);
    expect(await saved.json()).toHaveLength(2);
    expect(complaints).toEqual([]);
    await leave();
  },
);
