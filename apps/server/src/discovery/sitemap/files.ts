import { languages } from '@staylore/contract/fields';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { fail } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { hotelsWithPosts, type IdRange, idsOf, publicPosts, shownAtlases } from './queries.ts';

/** Ids per file; in two languages that stays well below the 50,000 addresses that the protocol allows (sitemaps.org). */
const perFile = 10_000;
/** Ids read and written at once: between these steps others are answered. */
const perStep = 1000;

const pages = [
  '',
  '/maps',
  '/insta',
  '/company/about',
  '/support/contact',
  '/work-with-us/influencer',
  '/work-with-us/affiliate',
  '/legal/terms-of-use',
  '/legal/privacy-policy',
  '/login',
  '/sign-up',
];
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Serves `/robots.txt` and, for search engines, every public page through `/sitemap.xml` and the files it names. */
export function sitemapFiles(http: FastifyInstance, { config, db }: Platform): void {
  const { origin } = new URL(config.http.publicUrl);
  const send = (reply: FastifyReply, xml: string) =>
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600').send(xml);

  http.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `User-agent: *\nDisallow: /api/\nAllow: /api/atlases/\nDisallow: /go/\n\nSitemap: ${origin}/sitemap.xml\n`,
      ),
  );
  http.get('/sitemap.xml', async (_request, reply) => {
    const parts = async (name: string, table: Parameters<typeof idsOf>[1]) => {
      const ids = await idsOf(db, table);
      if (ids === null) return [];
      const [first, last] = [ids.lowest, ids.highest].map((id) => Math.floor(id / perFile)) as [
        number,
        number,
      ];
      return Array.from({ length: last - first + 1 }, (_, count) => `${name}-${first + count}`);
    };
    const names = [
      'pages',
      ...(await parts('posts', 'posts')),
      ...(await parts('hotels', 'hotels')),
      ...(await parts('atlases', 'users')),
    ];
    const files = names.map((name) => ({ loc: `${origin}/sitemap/${name}.xml` }));
    return send(reply, document('sitemapindex', entries('sitemap', files)));
  });
  http.get('/sitemap/pages.xml', (_request, reply) => {
    const all = pages.flatMap((path) => urls(origin, path));
    return send(reply, document('urlset', entries('url', all)));
  });
  http.get('/sitemap/:file', async (request, reply) => {
    const { file } = request.params as { file: string };
    const [, kind, part] = /^(posts|hotels|atlases)-(\d{1,11})\.xml$/.exec(file) ?? [];
    if (kind === undefined) fail('request.not_found');
    const written: string[] = [];
    const start = Number(part) * perFile;
    for (let first = start; first < start + perFile; first += perStep) {
      const step = await pagesOf(kind, db, { first, end: first + perStep });
      written.push(
        entries(
          'url',
          step.flatMap(({ path, changed }) => urls(origin, path, changed)),
        ),
      );
    }
    return send(reply, document('urlset', written.join('')));
  });
}

/** The public pages of a kind, by their path below a language. */
async function pagesOf(
  kind: string,
  db: Platform['db'],
  range: IdRange,
): Promise<{ path: string; changed?: Date }[]> {
  if (kind === 'posts')
    return (await publicPosts(db, range)).map((post) => ({
      path: `/posts/${post.id}`,
      changed: post.updated_at,
    }));
  if (kind === 'hotels')
    return (await hotelsWithPosts(db, range)).map(({ slug }) => ({
      path: `/hotels/${encodeURIComponent(slug)}`,
    }));
  return (await shownAtlases(db, range)).map(({ username }) => ({ path: `/@${username}` }));
}

interface Entry {
  loc: string;
  lastmod?: string;
}

/** A page in each language. */
function urls(origin: string, path: string, changed?: Date): Entry[] {
  const time = changed === undefined ? {} : { lastmod: changed.toISOString() };
  return languages.map((language) => ({ loc: `${origin}/${language}${path}`, ...time }));
}

const asXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Written by hand: an XML builder takes ten times as long, and nobody else is answered meanwhile. */
const entries = (name: 'sitemap' | 'url', all: readonly Entry[]): string =>
  all
    .map(({ lastmod, loc }) => {
      const time = lastmod === undefined ? '' : `<lastmod>${lastmod}</lastmod>`;
      return `<${name}><loc>${asXml(loc)}</loc>${time}</${name}>`;
    })
    .join('');

const document = (root: 'sitemapindex' | 'urlset', written: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns="${namespace}">${written}</${root}>`;
