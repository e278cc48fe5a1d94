import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { highestIds, publicPosts, toldHotels } from './queries.ts';

/** Ids a file tells; in two languages that stays well below the 50,000 addresses that the protocol allows (sitemaps.org). */
const perFile = 10_000;
/** Ids are 32-bit integers. */
const highestId = 2 ** 31 - 1;

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
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Serves `/robots.txt` and, for search engines, every public page by `/sitemap.xml` and the files it names. */
export function sitemapFiles(http: FastifyInstance, { config, db }: Platform): void {
  const { origin } = new URL(config.http.publicUrl);
  const send = (reply: FastifyReply, xml: string) =>
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600').send(xml);

  http.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`User-agent: *\nDisallow: /api/\nDisallow: /go/\n\nSitemap: ${origin}/sitemap.xml\n`),
  );
  http.get('/sitemap.xml', async (_request, reply) => {
    const highest = await highestIds(db);
    const parts = (name: 'posts' | 'hotels') =>
      Array.from({ length: Math.ceil((highest[name] + 1) / perFile) }, (_, part) => `${name}-${part}`);
    const names = ['pages', ...parts('posts'), ...parts('hotels')];
    const entries = names.map((name) => `<sitemap><loc>${origin}/sitemap/${name}.xml</loc></sitemap>`);
    return send(reply, `${head}<sitemapindex ${schema}>${entries.join('\n')}</sitemapindex>`);
  });
  http.get('/sitemap/pages.xml', (_request, reply) =>
    send(reply, urlSet(pages.map((path) => urls(origin, path)))),
  );
  http.get('/sitemap/:file', async (request, reply) => {
    const { file } = request.params as { file: string };
    const [, kind, part] = /^(posts|hotels)-(\d{1,6})\.xml$/.exec(file) ?? [];
    const first = Number(part) * perFile;
    if (kind === undefined || first > highestId) throw new ApiError('request.not_found');
    const range = { first, end: Math.min(first + perFile, highestId) };
    const found =
      kind === 'posts'
        ? (await publicPosts(db, range)).map((post) => urls(origin, `/posts/${post.id}`, post.updated_at))
        : (await toldHotels(db, range)).map(({ slug }) =>
            urls(origin, `/hotels/${encodeURIComponent(slug)}`),
          );
    return send(reply, urlSet(found));
  });
}

/** A page in each language. */
function urls(origin: string, path: string, changed?: Date): string {
  const time = changed === undefined ? '' : `<lastmod>${changed.toISOString()}</lastmod>`;
  return ['en', 'de']
    .map((language) => `<url><loc>${origin}/${language}${path}</loc>${time}</url>`)
    .join('\n');
}

const urlSet = (entries: readonly string[]) => `${head}<urlset ${schema}>${entries.join('\n')}</urlset>`;
