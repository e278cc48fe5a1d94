import type { Page } from '@playwright/test';
import { alive, expect, test } from '../journey.ts';
import { smallPicture as picture, writeStay } from '../write-stay.ts';

/** The draft is written a moment after the last key. */
const keptDraft = (page: Page, words: string[]) =>
  page.waitForFunction(
    (all) => Object.values(localStorage).some((kept) => all.every((one) => kept.includes(one))),
    words,
  );

/** Pictures of a draft are put away on their own, after they are shown. */
const keptPictures = (page: Page, count: number) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const name = 'keyval-store';
        // Opening it would make one, without what the page puts in.
        if (!(await indexedDB.databases()).some((one) => one.name === name)) return 0;
        return new Promise<number>((resolve) => {
          const opening = indexedDB.open(name);
          opening.onsuccess = () => {
            const all = opening.result.transaction('keyval').objectStore('keyval').getAll();
            all.onsuccess = () => {
              opening.result.close();
              resolve(all.result[0]?.length ?? 0);
            };
          };
        });
      }),
    )
    .toBe(count);

test('A post survives a reload and an expired session while it is written, and then appears on the member’s profile', async ({
  newMember,
}) => {
  const { page, context, username, email, password, headers } = await newMember(
    `writer.${crypto.randomUUID().slice(0, 8)}`,
  );
  await page.goto('/en/post-form');
  await alive(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Location is required!').waitFor();
  await page.getByText('Image is required!').waitFor();
  await page.getByLabel('Hotel/Location').pressSequentially('Zermatt');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByLabel('Caption').fill('Snow to the sill.');
  await page.getByLabel('Tags').fill('Alps');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove #alps' }).waitFor();
  await keptDraft(page, ['Snow to the sill.', 'alps']);
  await page.locator('#pictures').setInputFiles(picture);
  await page.getByRole('button', { name: 'Remove picture 1' }).waitFor();
  await keptPictures(page, 1);
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await page.getByText('We kept what you wrote.').waitFor();
  await expect(page.getByLabel('Caption')).toHaveValue('Snow to the sill.');
  // The picture is still there, too.
  await page.getByRole('button', { name: 'Remove picture 1' }).waitFor();
  await page.locator('#pictures').setInputFiles({ ...picture, name: 'view.png' });
  await page.getByRole('button', { name: 'Make picture 2 the cover' }).waitFor();
  await context.request.post('/api/logout', { headers });
  // In one go: the page may notice the ended session meanwhile, and lay its dialog over the button.
  await page.getByRole('button', { name: 'Save' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`**/en/profile/${username}`);
  // The list fetches itself; two presses made one post.
  const titles = page.getByRole('heading', { level: 3 });
  await expect(titles).toHaveCount(1);
});

test('A post that the server cannot save says why, and every word stays', async ({ newMember }) => {
  const member = await newMember(`writer.${crypto.randomUUID().slice(0, 8)}`);
  const { id } = await writeStay(member, { location: 'Hotel Krone, Salzburg', caption: 'One night.' });
  const { page } = member;
  await page.goto(`/en/post-form/${id}`);
  await alive(page);
  await page.route(`**/api/posts/${id}`, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 503,
          contentType: 'application/problem+json',
          json: {
            type: 'about:blank',
            title: '',
            status: 503,
            code: 'server.unavailable',
            detail: 'No answer.',
          },
        })
      : route.fallback(),
  );
  await page.getByLabel('Caption').fill('Two nights, slept like a stone.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Your post could not be saved. No answer.').waitFor();
  await expect(page.getByLabel('Caption')).toHaveValue('Two nights, slept like a stone.');
});

test('Signing out deletes the draft, text and picture', async ({ newMember }) => {
  const { page, email, password } = await newMember(`writer.${crypto.randomUUID().slice(0, 8)}`);
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/en/post-form');
  await alive(page);
  await page.getByLabel('Caption').fill('Nobody else is to read this.');
  await page.locator('#pictures').setInputFiles(picture);
  await page.getByRole('button', { name: 'Remove picture 1' }).waitFor();
  await keptDraft(page, ['Nobody else is to read this.']);
  await page.goto('/en/feed');
  await alive(page);
  await page.getByLabel('Your account').click();
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await page.getByRole('link', { name: 'Login' }).first().waitFor();
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Nobody else');
  await page.goto('/en/login?next=/en/post-form');
  await alive(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/en/post-form');
  await alive(page);
  await expect(page.getByLabel('Caption')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Remove picture 1' })).toHaveCount(0);
});

test('Signing out in one window clears the others: they no longer show the member, and what was typed there is deleted', async ({
  newMember,
}) => {
  const { page, context, email } = await newMember(`writer.${crypto.randomUUID().slice(0, 8)}`);
  await page.goto('/en/post-form');
  await alive(page);
  await page.getByLabel('Caption').fill('Nobody else is to read this.');
  await keptDraft(page, ['Nobody else is to read this.']);
  const settings = await context.newPage();
  await settings.goto('/en/settings/profile');
  await alive(settings);
  expect(await settings.content()).toContain(email);
  const other = await context.newPage();
  await other.goto('/en/feed');
  await alive(other);
  await other.getByLabel('Your account').click();
  await other.getByRole('button', { name: 'Sign out' }).first().click();
  await other.getByRole('link', { name: 'Login' }).first().waitFor();
  for (const window of [page, settings]) {
    await window.waitForURL('**/en/login?next=*');
    await alive(window);
    expect(await window.content()).not.toContain(email);
  }
  expect(await other.evaluate(() => JSON.stringify(localStorage))).not.toContain('Nobody else');
});

test('A draft of a session that was ended elsewhere waits for its member alone', async ({
  newMember,
  site,
  visitor,
}) => {
  const { page, email, password } = await newMember(`writer.${crypto.randomUUID().slice(0, 8)}`);
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/en/post-form');
  await alive(page);
  await page.getByLabel('Caption').fill('Nobody else is to read this.');
  await page.locator('#pictures').setInputFiles(picture);
  await page.getByRole('button', { name: 'Remove picture 1' }).waitFor();
  await keptDraft(page, ['Nobody else is to read this.']);
  const elsewhere = (await visitor()).context.request;
  const endOthers = async () => {
    const headers = { origin: site.url };
    await elsewhere.post('/api/login', { data: { email, password }, headers });
    expect((await elsewhere.delete('/api/me/sessions', { headers })).status()).toBe(200);
  };
  await endOthers();
  const signIn = async (who: { email: string; password: string }) => {
    await page.goto('/en/login?next=/en/post-form');
    await alive(page);
    await page.getByLabel('Email').fill(who.email);
    await page.getByLabel('Password', { exact: true }).fill(who.password);
    await page.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/en/post-form');
    await alive(page);
  };
  await page.goto('/en');
  await page.getByText('What you hadn’t sent stays here for you for 7 days.').waitFor();
  await signIn({ email, password });
  await expect(page.getByLabel('Caption')).toHaveValue('Nobody else is to read this.');
  await page.getByRole('button', { name: 'Remove picture 1' }).waitFor();

  await endOthers();
  await page.goto('/en');
  await page.getByText('What you hadn’t sent stays here for you for 7 days.').waitFor();
  await signIn(await newMember(`writer.${crypto.randomUUID().slice(0, 8)}`));
  await expect(page.getByLabel('Caption')).toHaveValue('');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Nobody else');
});

test('A member edits a stay: text and hashtags change, picture and place stay', async ({ newMember }) => {
  const member = await newMember(`writer.${crypto.randomUUID().slice(0, 8)}`);
  const { page, username, read } = member;
  const fields = { location: 'Hotel Krone, Salzburg', caption: 'Snow to the sill.', tags: 'alps,snow' };
  const post = await writeStay(member, fields);
  await page.goto(`/en/post-form/${post.id}`);
  await alive(page);
  await expect(page.getByLabel('Caption')).toHaveValue('Snow to the sill.');
  await page.getByRole('list', { name: 'Selected' }).getByRole('button', { name: 'Remove #snow' }).click();
  await page.getByRole('list', { name: 'Available' }).getByRole('button', { name: 'Add #snow' }).waitFor();
  await page.getByLabel('Caption').fill('Sun on the sill.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL(`**/en/profile/${username}`);
  const { caption, file, location, tags } = await read(`/api/posts/${post.id}`);
  expect({ caption, file, location, tags }).toEqual({
    caption: 'Sun on the sill.',
    file: post.file,
    location: fields.location,
    tags: ['alps'],
  });
});

test('A member who closes the page while a post is being saved is told that it may be there already', async ({
  newMember,
}) => {
  const { page } = await newMember(`writer.${crypto.randomUUID().slice(0, 8)}`);
  await page.goto('/en/post-form');
  await alive(page);
  await page.getByLabel('Hotel/Location').fill('Hotel in between');
  await page.locator('input[type="file"]').first().setInputFiles(picture);
  await keptDraft(page, ['Hotel in between']);
  page.on('dialog', (dialog) => dialog.accept());
  // The answer never comes.
  await page.route('**/api/posts', () => undefined);
  const sent = page.waitForRequest('**/api/posts');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Saving' }).waitFor();
  // The place is looked up before.
  await sent;
  await page.reload();
  await page.getByText('look at your profile first').waitFor();
  await expect(page.getByLabel('Hotel/Location')).toHaveValue('Hotel in between');
});

test('A device whose clock is days ahead shows the form of a new post as the server rendered it', async ({
  member,
}) => {
  const { page, complaints } = await member('lena', { width: 390 });
  await page.clock.setFixedTime(Date.now() + 3 * 24 * 60 * 60 * 1000);
  await page.goto('/en/post-form');
  await alive(page);
  expect(complaints).toEqual([]);
});
