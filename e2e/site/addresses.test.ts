import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { phrases } from '@staylore/phrases/phrases';
import sharp from 'sharp';
import { expect, test } from '../journey.ts';

let origin: string;
let session: Record<string, string>;
let postId: number;

/** Asks for an address as a browser would, without following where it leads. */
const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}${path}`, { headers: { 'accept-language': 'en', ...headers }, redirect: 'manual' });
const read = async (path: string, headers?: Record<string, string>) => {
  const answer = await open(path, headers);
  return { status: answer.status, text: await answer.text() };
};

/** The home page as a browser gets it that reached the site under another host; `fetch` names none of its own. */
const pageOf = (host: string) =>
  new Promise<string>((resolve, reject) => {
    get(origin, { headers: { host, 'accept-language': 'fr' } }, (answer) => resolve(text(answer))).on(
      'error',
      reject,
    );
  });

test.beforeAll(async ({ site }) => {
  origin = site.url;
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'lena@demo.example', password: 'staylore-demo', remember_me: false }),
  });
  const { token, user } = (await answer.json()) as { token: string; user: { id: number } };
  session = { cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  const posts = await fetch(`${origin}/api/user/${user.id}/posts/0?limit=1`, {
    headers: { authorization: `Bearer ${token}` },
  });
  postId = ((await posts.json()) as { id: number }[])[0]?.id ?? 0;
});

const openToAll = [
  '',
  '/maps',
  '/insta',
  '/reset-password',
  '/legal/terms-of-use',
  '/legal/privacy-policy',
  '/company/about',
  '/support/contact',
  '/work-with-us/influencer',
  '/work-with-us/affiliate',
  '/forgot/reset/no-such-token',
  '/settings/undo-email/no-such-token',
  '/settings/not-me/no-such-token',
  '/keep-account',
  '/digest/end/no-such-token',
];

for (const language of ['en', 'de'])
  test(`Everyone may open the public pages, in the language of the address: ${language}`, async () => {
    for (const path of openToAll) {
      const page = await read(`/${language}${path}`);
      expect([path, page.status]).toEqual([path, 200]);
      expect(page.text).toMatch(new RegExp(`<html\\b[^>]* lang="${language}"`));
    }
  });

test('The link preview of a page without a picture has the site’s picture, in the language of the page', async () => {
  const pictures = [];
  for (const language of ['en', 'de']) {
    const { text } = await read(`/${language}`);
    const address = new URL(/property="og:image" content="([^"]+)"/.exec(text)?.[1] ?? '');
    const picture = await open(address.pathname);
    expect(picture.headers.get('content-type')).toBe('image/png');
    const { width, height } = await sharp(await picture.arrayBuffer()).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect(text).toContain(`property="og:image:width" content="${width}"`);
    expect(text).toContain(`property="og:image:height" content="${height}"`);
    pictures.push(address.pathname);
  }
  expect(pictures[0]).not.toBe(pictures[1]);
});

test('The bare address is the home page in the reader’s language, with banner, title and search form', async () => {
  const page = await read('/');
  expect(page.status).toBe(200);
  expect(page.text).toMatch(/<html\b[^>]* lang="en"/);
  const { homePage } = phrases.en;
  for (const said of [
    `aria-label="${homePage.scene}"`,
    `>${homePage.title}</h1>`,
    homePage.subtitle,
    'Instagram handle @username or username',
  ])
    expect(page.text).toContain(said);
  expect(page.text).toMatch(/<label\b[^>]*>(<[^>]+>)*Location/);
  const german = await read('/', { 'accept-language': 'de-CH, fr;q=0.8' });
  expect(german.status).toBe(200);
  expect(german.text).toMatch(/<html\b[^>]* lang="de"/);
  const chosen = await read('/', { 'accept-language': 'de', cookie: 'staylore_language=en' });
  expect(chosen.text).toMatch(/<html\b[^>]* lang="en"/);
  expect(await pageOf('de.staylore.example')).toMatch(/<html\b[^>]* lang="de"/);
  expect(await pageOf('elsewhere.example')).toMatch(/<html\b[^>]* lang="en"/);
});

test('Sign-in and sign-up are for guests: members are redirected home, or to the page they wanted', async () => {
  for (const path of ['login', 'sign-up']) {
    expect((await open(`/en/${path}`)).status).toBe(200);
    const led = await open(`/en/${path}`, session);
    expect([led.status, led.headers.get('location')]).toEqual([302, '/']);
  }
  const next = await open('/en/login?next=%2Fen%2Ffeed', session);
  expect(next.headers.get('location')).toBe('/en/feed');
  expect(
    (await open('/en/login?next=https%3A%2F%2Felsewhere.example', session)).headers.get('location'),
  ).toBe('/');
  expect((await open('/en/sign-up?next=%2Finsta-import')).status).toBe(200);
});

const forMembers = [
  'feed',
  'feed?recommendations=true',
  'feed?favorites=true',
  'analytics',
  'analytics/links',
  'analytics/bookings',
  'analytics/payouts',
  'links',
  'notifications',
  'welcome',
  'welcome/people',
  'welcome/notices',
  'invite',
  'post-form',
  'profile/lena',
  'profile/lena/archived',
  'profile/lena/wishes',
  'profile/lena/recommendations',
  'settings/profile',
  'settings/password',
  'settings/claim',
  'settings/sessions',
  'settings/notifications',
  'settings/blocked',
  'settings/display',
  'settings/data',
  'settings/delete-account',
];

for (const language of ['en', 'de'])
  test(`Pages of the members’ area ask visitors to sign in and remember the path, and open for members: ${language}`, async () => {
    for (const path of [...forMembers, `post-form/${postId}`]) {
      const wanted = `/${language}/${path}`;
      const led = await open(wanted);
      expect([wanted, led.status]).toEqual([wanted, 302]);
      expect(led.headers.get('location')).toBe(`/${language}/login?next=${encodeURIComponent(wanted)}`);
      const page = await read(wanted, session);
      expect([wanted, page.status]).toEqual([wanted, 200]);
    }
  });

test('Settings open with the profile, and a member’s archive and wish list are theirs alone', async () => {
  const settings = await open('/en/settings', session);
  expect(settings.headers.get('location')).toBe('/en/settings/profile');
  const archive = await open('/en/profile/anna/archived', session);
  expect(archive.headers.get('location')).toBe('/en/profile/anna');
  const wishes = await open('/en/profile/anna/wishes', session);
  expect(wishes.headers.get('location')).toBe('/en/profile/anna');
});

test('The page of a stay is public, has a link preview and links to its hotel', async () => {
  const page = await read(`/en/posts/${postId}`);
  expect(page.status).toBe(200);
  for (const name of ['og:title', 'og:image', 'og:description'])
    expect(page.text).toContain(`property="${name}"`);
  expect((await read('/en/posts/99999999')).status).toBe(404);
  const slug = /href="\/en\/hotels\/([^"?]+)"/.exec(page.text)?.[1];
  expect((await read(`/en/hotels/${slug}`)).status).toBe(200);
  expect((await read('/en/hotels/no-such-hotel')).status).toBe(404);
});

test('A stay links to its hashtags, place, author and hotel, which can be booked there', async () => {
  const post = (await (await open(`/api/posts/${postId}`)).json()) as { tags: string[]; hotel_slug: string };
  const page = await read(`/en/posts/${postId}`);
  const tagged = `/en/tags/${encodeURIComponent(post.tags[0] ?? '')}`;
  expect(page.text).toContain(`href="${tagged}"`);
  expect(page.text).toMatch(/href="\/en\?location=[^"]+&amp;lat=[^"]+&amp;long=/);
  expect(page.text).toMatch(/href="\/en\/(@|profile\/)lena"/);
  const list = await read(tagged);
  // The latest with that hashtag, which other journeys bring.
  expect(list.status).toBe(200);
  expect(list.text).toMatch(/href="\/en\/posts\/\d+"/);
  const hotel = await read(`/en/hotels/${post.hotel_slug}`);
  expect(hotel.text).toMatch(/rel="sponsored[^>]*>Book this hotel/);
  expect(hotel.text).toMatch(/ a night<|<blockquote/);
});

test('An address that no page answers says so in the reader’s language and leads home', async () => {
  const english = await read('/en/no/such/page');
  expect(english.status).toBe(404);
  expect(english.text).toContain('Page not found');
  expect(english.text).toContain('Please check the URL in the address bar and try again.');
  expect(english.text).toMatch(/<a [^>]*href="\/"[^>]*>Go back home<\/a>/);
  const german = await read('/de/gibt-es-nicht');
  expect(german.status).toBe(404);
  expect(german.text).toMatch(/<html\b[^>]* lang="de"/);
  expect(german.text).not.toContain('Page not found');
  expect((await read('/nowhere')).status).toBe(404);
});

test('No address redirects off the site or causes a server error, however it is written', async () => {
  const led: [string, string][] = [
    ['//', '/'],
    ['//elsewhere.example/a?b=1', '/elsewhere.example/a?b=1'],
    ['///elsewhere.example', '/elsewhere.example'],
  ];
  for (const [path, target] of led) {
    const answer = await open(path);
    expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 301, target]);
  }
  for (const path of [
    '/%',
    '/en/%E0%A4%A',
    '/en/posts/%',
    '/en/profile/%FF',
    '/en/hotels/%00',
    '/.%2e/%2e%2e/x',
  ])
    expect([400, 404], path).toContain((await open(path)).status);
});

test('No proxy stores pages of members, and browsers store only those for reading', async () => {
  const caching = async (path: string, headers?: Record<string, string>) =>
    (await open(path, headers)).headers.get('cache-control');
  for (const path of ['/', '/en/analytics', '/en/settings/profile', '/en/insta', '/en/links'])
    expect([path, await caching(path, session)]).toEqual([path, 'private, no-store']);
  for (const path of ['/en', '/en/feed', `/de/posts/${postId}`, '/en/@lena'])
    expect([path, await caching(path, session)]).toEqual([path, 'private, no-cache']);
  for (const path of ['/', '/en', '/en/analytics', `/en/posts/${postId}`])
    expect([path, await caching(path)]).toEqual([path, 'no-cache']);
});

test('A callback without a code, an expired reset link and an unknown link say what is wrong', async () => {
  const google = await read('/auth/google');
  expect(google.status).toBe(200);
  expect(google.text).toContain('The provider sent us nothing.');
  expect((await read('/auth/apple/done')).status).toBe(200);
  const reset = (await read('/en/forgot/reset/no-such-token')).text;
  expect(reset).toContain('This link is no longer valid');
  expect(reset).toMatch(/href="\/en\/reset-password"[^>]*>(<[^>]+>)*Send me a new link/);
  expect((await read('/go/nobody-made-this')).status).toBe(404);
  expect((await read('/en/bookings/no-such-token')).text).toContain('This link leads nowhere');
  const decision = await read('/en/decision/no-such-token');
  expect(decision.status).toBe(404);
  expect(decision.text).toContain('This link leads to no decision');
});

test('Older addresses lead to the import hub', async () => {
  expect((await open('/insta-import')).headers.get('location')).toBe('/en/insta');
  expect((await open('/de/insta-import')).headers.get('location')).toBe('/de/insta');
});

test('The address of an atlas needs no language', async () => {
  expect((await open('/@lena')).headers.get('location')).toBe('/en/@lena');
  expect((await open('/@lena/feed')).status).toBe(404);
});

test('Each language has one file of texts, a nested dictionary with the keys of the footer', async () => {
  for (const language of ['en', 'de'] as const) {
    const answer = await open(`/assets/translations/${language}.json`);
    expect(answer.status).toBe(200);
    const { footer } = (await answer.json()) as { footer: Record<string, string> };
    for (const key of [
      'company_item',
      'about_item',
      'support_item',
      'contact_item',
      'work_with_us_item',
      'influencer_item',
      'legal_item',
      'privacy_item',
      'term_of_use_item',
      'lang_item',
      'copyright',
    ])
      expect(footer[key], key).toBeTruthy();
    expect(footer).toEqual(phrases[language].footer);
  }
  expect((await open('/assets/translations/fr.json')).status).toBe(404);
});

test('The file of texts comes compressed where that is accepted, and reads the same', async () => {
  const sent = async (accepted: string) => {
    const answer = await open('/assets/translations/de.json', { 'accept-encoding': accepted });
    expect(answer.headers.get('vary')).toContain('accept-encoding');
    return { packing: answer.headers.get('content-encoding'), text: await answer.text() };
  };
  const plain = await sent('identity');
  expect(plain.packing).toBe(null);
  expect(JSON.parse(plain.text).towns.IT.Venice).toBe('Venedig');
  for (const packing of ['br', 'gzip'])
    expect(await sent(`${packing}, deflate`)).toEqual({ packing, text: plain.text });
  expect((await sent('gzip, br;q=0')).packing).toBe('gzip');
});

test('Legal pages are German at German addresses and English elsewhere, with their dates and rules', async () => {
  const terms = (await read('/en/legal/terms-of-use')).text;
  for (const said of [
    '23.07.2022',
    '10.07.2022',
    'of legal age',
    'a payment method that allows refunds',
    'binding on completion',
    'between you and the hotel',
    'the service fee of the platform',
    'value added tax',
    'Payment is made online',
    'Once the full sum has been received',
    'both sides, guest and hotel, have confirmed',
    'without giving reasons',
    'close accounts that break these terms',
    'we are not a party to it',
    'Liability and warranty are excluded',
    'Swiss law applies',
    'place of jurisdiction is Zurich',
    'the German text prevails',
    '10% per confirmed stay',
  ])
    expect(terms).toContain(said);
  for (const name of ['terms', 'privacy'] as const)
    for (const [language, other] of [
      ['en', 'de'],
      ['de', 'en'],
    ] as const) {
      const path = name === 'terms' ? 'terms-of-use' : 'privacy-policy';
      const { text } = await read(`/${language}/legal/${path}`);
      for (const section of phrases[language][name].sections) expect(text).toContain(section.title);
      expect(text).not.toContain(phrases[other][name].sections[0]?.title);
    }
  expect((await read('/en/legal/privacy-policy')).text).toContain('07.10.2022');
  expect((await read('/de/legal/privacy-policy')).text).toContain('10.07.2022');
});

test('Company pages describe the programme, the planned Magic, how to reach the company, and what partners send', async () => {
  const about = (await read('/en/company/about')).text;
  for (const said of ['AI scanning agent', 'Magic is an AI feature']) expect(about).toContain(said);
  expect(about).toMatch(/in development/i);
  expect(about).toMatch(/href="\/"[^>]*>(<[^>]+>)*Start exploring/);
  const creators = (await read('/en/work-with-us/influencer')).text;
  for (const said of [
    'Smart Scan',
    'AI scanning agent',
    '1-Click Import',
    'Earn',
    '10%',
    'Creator dashboard',
    'Auto-link generator',
  ])
    expect(creators).toContain(said);
  expect(creators).toMatch(/href="\/en\/sign-up"[^>]*>(<[^>]+>)*Join the Creator Program/);
  for (const said of [
    'Once a stay is completed and confirmed',
    '10% per booking',
    'Any travel or hotel creator',
    'One by one, with “New post”',
    'enter your social handle',
    'Settings → Claim Account',
  ])
    expect(creators).toContain(said);
  const contact = (await read('/en/support/contact')).text;
  for (const said of [
    'We reply within 1 hour',
    'Mon–Fri 9:00–18:00 CET',
    'Zürich',
    'Switzerland',
    'VAT number',
    'General and partnerships',
    'Creators and collaborations',
    'Press and media',
  ])
    expect(contact).toContain(said);
  expect(new Set(contact.match(/mailto:[^"]+/g)).size).toBe(3);
  const partners = (await read('/en/work-with-us/affiliate')).text;
  for (const said of ['Who can connect', 'How we connect', 'The conversion call', '/api/partners/'])
    expect(partners).toContain(said);
});
