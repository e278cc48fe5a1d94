import { expect, test } from '../journey.ts';

let origin: string;
let session: Record<string, string>;
let post: { id: number; location: string; caption: string; file: string | null };

/** The page as it comes from the server, without its scripts. */
async function page(path: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(`${origin}${path}`, { headers: { 'accept-language': 'en', ...headers } });
  expect([path, answer.status]).toEqual([path, 200]);
  return (await answer.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/<!--.*?-->/g, '');
}

/** Texts of all elements of a kind. */
const textsOf = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, inner = '']) =>
    inner
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll('&#x27;', "'")
      .trim(),
  );
/** Where the link of that text leads. */
function leads(html: string, text: string): string | undefined {
  for (const [, attributes = '', inner = ''] of html.matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/g))
    if (inner.replaceAll(/<[^>]+>/g, '').trim() === text)
      return /href="([^"]*)"/.exec(attributes)?.[1]?.replaceAll('&amp;', '&');
  return undefined;
}

test.beforeAll(async ({ site }) => {
  origin = site.url;
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'lena@demo.example', password: 'staylore-demo', remember_me: false }),
  });
  const { user } = (await answer.json()) as { user: { id: number } };
  session = { cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  const newest = async () => {
    const posts = await fetch(`${origin}/api/user/${user.id}/posts/0?limit=1`);
    post = ((await posts.json()) as (typeof post)[])[0] as typeof post;
    return post.file;
  };
  // A young site is still taking its pictures in.
  await expect.poll(newest, { timeout: 90_000 }).toMatch(/^\/media\//);
});

test('The feed has the tabs Travel Network, Recent and Favorites; the last two come with form, search and lists', async () => {
  for (const [path, tools] of [
    ['/en/feed', true],
    ['/en/feed?favorites=true', true],
    ['/en/feed?recommendations=true', false],
  ] as const) {
    const html = await page(path, session);
    expect(leads(html, 'Travel Network')).toBe('/en/feed?recommendations=true');
    expect(leads(html, 'Recent')).toBe('/en/feed');
    expect(leads(html, 'Favorites')).toBe('/en/feed?favorites=true');
    const current = /<a\b[^>]*aria-current="page"[^>]*>(?:Travel Network|Recent|Favorites)/.exec(html);
    expect(current?.[0]).toContain(`href="${path}"`);
    expect([path, textsOf(html, 'button').includes('Recommend a hotel')]).toEqual([path, tools]);
    expect([path, textsOf(html, 'label').includes('Find User')]).toEqual([path, tools]);
    expect([path, textsOf(html, 'button').some((text) => /\d followers?$/.test(text))]).toEqual([
      path,
      tools,
    ]);
  }
});

test('The Travel Network begins with stays and their pictures, and recommended hotels stand below them', async () => {
  const html = await page('/en/feed?recommendations=true', session);
  const headings = textsOf(html, 'h2');
  expect(headings.filter((text) => ['Worth seeing', 'Recommended hotels'].includes(text))).toEqual([
    'Worth seeing',
    'Recommended hotels',
  ]);
  expect(html.indexOf('<article')).toBeLessThan(html.indexOf('Recommended hotels'));
});

test('Every profile has the tab Posts; the viewer’s own has Archived and nothing to follow, that of others Follow and no archive', async () => {
  const own = await page('/en/profile/lena', session);
  expect(leads(own, 'Posts')).toBe('/en/profile/lena');
  expect(leads(own, 'Archived')).toBe('/en/profile/lena/archived');
  expect(own).not.toContain('Follow @lena');
  expect(textsOf(own, 'button').some((text) => /following$/.test(text))).toBe(true);
  const other = await page('/en/profile/anna', session);
  expect(leads(other, 'Posts')).toBe('/en/profile/anna');
  expect(leads(other, 'Archived')).toBeUndefined();
  expect(other).toMatch(/Follow(ing)? @anna/);
});

test('The page of a stay shows its author and their other stays, to people without an account', async () => {
  const html = await page(`/en/posts/${post.id}`);
  expect(html).toContain('Lena');
  expect(textsOf(html, 'h2').join()).toMatch(/More stays by Lena/);
  expect(html.match(/href="\/en\/posts\/\d+"/g)?.length).toBeGreaterThan(1);
});

test('The page of invitations has its heading', async () => {
  expect(textsOf(await page('/en/invite', session), 'h1')).toEqual([
    'Invite People and connect to them to see their Hotel Stays',
  ]);
});

test('Everyone who can be invited can be followed as well', async () => {
  const html = await page('/en/invite', session);
  const invited = [...html.matchAll(/aria-label="Invite @(\S+) on WhatsApp"/g)].map(([, name]) => name);
  expect(invited.length).toBeGreaterThan(2);
  // Other walks have followed some of them meanwhile.
  for (const name of invited) expect(html).toMatch(new RegExp(`aria-label="Follow(ing)? @${name}"`));
});

test('Sign-in has e-mail, password, both providers, and the ways to sign up and to a forgotten password', async () => {
  const html = await page('/en/login');
  expect(textsOf(html, 'label')).toEqual(expect.arrayContaining(['Email', 'Password']));
  expect(html).toContain('type="email"');
  expect(leads(html, 'Sign In with Apple')).toMatch(/^\/auth\/start\/apple/);
  expect(leads(html, 'Sign In with Google')).toMatch(/^\/auth\/start\/google/);
  expect(leads(html, 'Create an account')).toBe('/en/sign-up');
  expect(leads(html, 'Forgot your password?')).toBe('/en/reset-password');
  expect(textsOf(html, 'button')).toContain('Sign in');
});

test('Sign-up asks for full name, last name, username, e-mail and password twice, and leads to sign-in', async () => {
  const html = await page('/en/sign-up');
  expect(textsOf(html, 'label')).toEqual(
    expect.arrayContaining(['Full name', 'Last name', 'Username', 'Email', 'Password', 'Confirm password']),
  );
  expect(leads(html, 'Sign in')).toBe('/en/login');
});

test('The callback from Google says that it is in progress', async () => {
  expect(await page('/auth/google?code=c&state=s')).toContain('Authenticating...');
});

test('A new post has place, caption, tags, cover photo, the import, and a button to save', async () => {
  const html = await page('/en/post-form', session);
  expect(textsOf(html, 'label')).toEqual(expect.arrayContaining(['Hotel/Location', 'Caption', 'Tags']));
  expect(textsOf(html, 'legend')).toContain('Cover photo');
  expect(html).toContain('PNG, JPG, GIF up to 10MB');
  expect(textsOf(html, 'button')).toEqual(expect.arrayContaining(['Save', 'Import from instagram']));
});

test('Changing a post begins with its place, caption, pictures, and tags in two groups', async () => {
  const html = await page(`/en/post-form/${post.id}`, session);
  const [, place = ''] = /<input[^>]*name="location"[^>]*value="([^"]*)"/.exec(html) ?? [];
  expect(place.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')).toBe(post.location);
  expect(textsOf(html, 'textarea').join().slice(0, 20)).toBe(post.caption.slice(0, 20));
  expect(html).toMatch(/<img[^>]+src="\/media\//);
  expect(textsOf(html, 'p')).toContain('Selected');
});

test('Settings have a heading, a menu that highlights the current page, and their fields', async () => {
  const profile = await page('/en/settings/profile', session);
  expect(textsOf(profile, 'h1')).toEqual(['Settings']);
  expect(leads(profile, 'Profile')).toBeDefined();
  expect(leads(profile, 'Password')).toBe('/en/settings/password');
  expect(leads(profile, 'Claim account')).toBe('/en/settings/claim');
  expect(profile).toMatch(/<a\b[^>]*aria-current="page"[^>]*>Profile/);
  expect(textsOf(profile, 'label')).toEqual(
    expect.arrayContaining(['Username', 'About you', 'Full name', 'Email']),
  );
  const password = await page('/en/settings/password', session);
  expect(password).toMatch(/<a\b[^>]*aria-current="page"[^>]*>Password/);
  expect(textsOf(password, 'label')).toEqual(
    expect.arrayContaining(['Old password', 'New password', 'Confirm new password']),
  );
  expect(textsOf(password, 'button')).toContain('Save password');
});

test('Earnings open with the last 30 days in four tiles, and end with the bank details', async () => {
  const [html = ''] = (await page('/en/analytics', session)).split('<footer');
  expect(textsOf(html, 'h2').slice(0, 2)).toEqual(['Next payout', 'Last 30 days']);
  expect(textsOf(html, 'h3')).toEqual(
    expect.arrayContaining(['Clicks', 'Bookings', 'Earnings', 'Commission']),
  );
  expect(textsOf(html, 'h2').at(-1)).toBe('Bank details');
  expect(html).not.toContain('Comission');
});

test('The map begins at a zoom of 10 and asks where to start', async () => {
  const html = await page('/en/maps?place=Zermatt&lat=46.02&long=7.75');
  expect(textsOf(html, 'label')).toContain('Start from');
});
