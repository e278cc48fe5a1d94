import type { APIRequestContext, Page } from '@playwright/test';
import routes from '../../apps/web/src/app/routes.ts';
import { atRest } from '../at-rest.ts';
import { barriers } from '../barriers.ts';
import { expect, test } from '../journey.ts';
import { layoutFaults } from './layout-faults.ts';
import { textFaults } from './text-faults.ts';

/** Paths below the language, each with the pattern of `routes.ts` that it shows. */
async function everyPath(request: APIRequestContext): Promise<string[]> {
  // A stay of the demo world: the latest is what another journey has just written.
  const [post] = (await (await request.get('/api/user/1/posts/0?limit=1')).json()) as {
    id: number;
    hotel_slug: string;
    tags: string[];
  }[];
  return [
    '',
    '?location=Taipei',
    `posts/${post?.id}`,
    'posts/999999999',
    `hotels/${post?.hotel_slug}`,
    `tags/${post?.tags[0]}`,
    `bookings/${'x'.repeat(43)}`,
    'maps',
    'feed',
    'feed?recommendations=true',
    'feed?favorites=true',
    'links',
    'notifications',
    'invite',
    'analytics',
    'analytics/links',
    'analytics/bookings',
    'analytics/payouts',
    'profile/lena',
    '@lena',
    'profile/lena/archived',
    'profile/lena/wishes',
    'profile/lena/recommendations',
    'profile/anna',
    'profile/nobody.at.all',
    'login',
    'login/second-factor?passkey',
    'sign-up',
    'welcome',
    'welcome/people',
    'welcome/notices',
    'reset-password',
    'forgot/reset/cut-off',
    'post-form',
    `post-form/${post?.id}`,
    'settings',
    'settings/profile',
    'settings/password',
    'settings/security',
    'settings/claim',
    'settings/sessions',
    'settings/notifications',
    'settings/blocked',
    'settings/display',
    'settings/data',
    'settings/delete-account',
    'company/about',
    'work-with-us/influencer',
    'work-with-us/affiliate',
    'insta',
    'insta/review/999999999',
    'insta-import',
    'support/contact',
    'admin',
    'admin/figures',
    'admin/health',
    'admin/bookings',
    'admin/members?text=le&handle=lena.wanders',
    'admin/log',
    'decision/cut-off',
    'data-deletion',
    'data-deletion/cut-off',
    'report?url=%2Fen%2Fposts%2F1',
    'legal/terms-of-use',
    'legal/privacy-policy',
    'digest/end/cut-off',
    'settings/confirm-email/cut-off',
    'settings/undo-email/cut-off',
    'settings/not-me/cut-off',
    'suspended',
    'keep-account',
    'nowhere/at/all',
  ];
}

interface Route {
  readonly path?: string | undefined;
  readonly children?: readonly Route[] | undefined;
}

/** Full patterns of the routes, without those that lead elsewhere at once. */
function patterns(list: readonly Route[], above = ''): string[] {
  return list.flatMap(({ path = '', children = [] }) => {
    const full = [above, path].filter((part) => part !== '').join('/');
    return children.length > 0 ? patterns(children, full) : [full];
  });
}

test('No page is left out of the walk over every screen', async ({ visitor }) => {
  const { context } = await visitor();
  const walked = (await everyPath(context.request)).map((path) => path.replace(/\?.*/, ''));
  const below = patterns(routes)
    .filter((pattern) => pattern.startsWith(':lang'))
    .map((pattern) => pattern.replace(/^:lang\/?/, ''));
  const missing = below.filter((pattern) => {
    const shape = new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`);
    return !walked.some((path) => shape.test(path));
  });
  expect(below.length).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});

/** Pages whose content is the same for visitors and members: visitors go there for all. */
const sameForAll = new Set([
  'posts/999999999',
  'company/about',
  'work-with-us/influencer',
  'work-with-us/affiliate',
  'data-deletion',
  'data-deletion/cut-off',
  'decision/cut-off',
  'digest/end/cut-off',
  'forgot/reset/cut-off',
  'settings/undo-email/cut-off',
  'settings/not-me/cut-off',
  'legal/terms-of-use',
  'legal/privacy-policy',
  'nowhere/at/all',
]);

/**
 * Each page in each language, in each colour scheme, and before each kind of reader whom it is for. What both kinds are shown, visitors
 * read in German and members in English. Barriers are looked for where `isThorough`, as that costs most, and wherever a page is the same
 * for all.
 */
const walks = [
  { who: 'a visitor', name: null, language: 'en', colorScheme: 'dark', isThorough: false },
  { who: 'a visitor', name: null, language: 'de', colorScheme: 'light', isThorough: true },
  { who: 'a member', name: 'lena', language: 'en', colorScheme: 'dark', isThorough: true },
  { who: 'a member', name: 'lena', language: 'de', colorScheme: 'light', isThorough: false },
] as const;

for (const { who, name, language, colorScheme, isThorough } of walks)
  test(`Every screen works on a small phone: no error, no sideways scrolling, one language only, accessible (${who}, ${language}, ${colorScheme})`, async ({
    visitor,
    member,
  }) => {
    test.setTimeout(900_000);
    const look = { language, colorScheme, width: 320, height: 800 } as const;
    const { page, context, complaints } = await (name === null ? visitor(look) : member(name, look));
    const other = await (name === null ? member('lena') : visitor());
    const faults: string[] = [];
    const seen = new Set<string>();
    for (const path of [...(await everyPath(context.request)), '/go/0000000000']) {
      const isSame = sameForAll.has(path);
      if (isSame && name !== null) continue;
      const heard = complaints.length;
      const address = path.startsWith('/') ? path : `/${language}/${path}`;
      if (seen.has(await targetOf(context.request, address))) continue;
      const isForBoth = !isSame && (await targetOf(other.context.request, address)) === '';
      if (isForBoth && !isThorough) continue;
      const answer = await page.goto(address);
      await atRest(page);
      const at = withoutNext(page.url());
      if (seen.has(at)) continue;
      seen.add(at);
      const status = answer?.status() ?? 0;
      if (status >= 500) faults.push(`${path}: status ${status}`);
      const found = [
        ...(await textFaults(page, language)),
        ...(await formFaults(page, language)),
        ...(await layoutFaults(page)),
        ...(isThorough || isSame ? await barriers(page) : []),
        ...own(complaints.slice(heard), status),
      ];
      faults.push(...found.map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
    expect(seen.size).toBeGreaterThan(name === null ? 18 : 35);
  });

/** Path and query, without the page that comes after a sign-in. */
function withoutNext(url: string): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search.replace(/next=[^&]*/, '')}`;
}

/** Where an address leads to at once; empty for a page of its own. Visitors are sent from half of all pages to the sign-in. */
async function targetOf(request: APIRequestContext, address: string): Promise<string> {
  const answer = await request.get(address, { maxRedirects: 0 });
  const { location } = answer.headers();
  return location === undefined ? '' : withoutNext(new URL(location, answer.url()).href);
}

/** What a page wrote to the console, without the browser's own note that a page is not there. */
function own(complaints: readonly string[], status: number): string[] {
  return complaints.filter((line) => !(status === 404 && line.includes('status of 404')));
}

/** What is wrong with the page as a document: language, headings, title, and for search engines its description. */
async function formFaults(page: Page, language: 'en' | 'de'): Promise<string[]> {
  const { lang, headings, hidden, description } = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    headings: [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName, textContent }) => ({
      level: Number(tagName.slice(1)),
      text: (textContent ?? '').trim(),
    })),
    hidden: document.querySelector('meta[name=robots][content*=noindex]') !== null,
    description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
  }));
  const faults: string[] = [];
  if (lang !== language) faults.push(`is in ${lang}`);
  const headlines = headings.filter(({ level }) => level === 1).length;
  if (headlines !== 1) faults.push(`has ${headlines} headlines`);
  headings.forEach(({ level, text }, index) => {
    if (text === '') faults.push(`has an empty heading of level ${level}`);
    if (level > (headings[index - 1]?.level ?? level) + 1) faults.push(`skips a level before “${text}”`);
  });
  if ((await page.title()).trim() === '') faults.push('has no title');
  if (!hidden && description.trim().length < 20) faults.push('has no description');
  return faults;
}
