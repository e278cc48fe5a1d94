import { contract } from '@staylore/contract/contract';
import type { Endpoint } from '@staylore/contract/endpoint';
import type { TestApp } from '../start-app.ts';
import type { KnownMember } from './known-member.ts';
import { pathOf } from './sample-calls.ts';

const readable = (contract as readonly Endpoint[]).filter(
  (one) => one.method === 'GET' && one.produces === undefined && !one.path.startsWith('/api/newposts'),
);
const window = 'west=7&south=45&east=9&north=47&zoom=9&west_to=9';

/**
 * Everything readable in the product, as the friend and as a visitor: which addresses mention the word. Texts are searched for the word as well.
 */
export async function whereMet(
  app: Pick<TestApp, 'send'>,
  { known, friend, post, other }: KnownMember,
  word: string,
): Promise<string[]> {
  const ids = {
    username: known.username,
    handle: known.username,
    tag: word,
    text: word,
    flag: 0,
    slug: post.hotel_slug,
    location: word,
  };
  const met: string[] = [];
  // Not every address contains the search word: those that do not are requested once.
  const asked = new Set<string>();
  for (const endpoint of readable) {
    const self = endpoint.ownership === 'self';
    // What needs a session refuses visitors before it reads anything (access.test.ts).
    const readers = endpoint.auth === 'session' ? [friend] : [friend, undefined];
    for (const of of self ? [friend.id] : [known.id, post.id, other.id]) {
      const here = of === post.id ? { lat: 'noLat', long: 'noLong' } : { lat: 46.02, long: 7.75 };
      const path = pathOf(endpoint, { ...ids, ...here, id: of, userId: self ? friend.id : 0 });
      const url = endpoint.path.includes('/map/') ? `${path}?${window}` : path;
      if (asked.has(url)) continue;
      asked.add(url);
      for (const as of readers) {
        const { body } = await app.send('GET', url, { as });
        const told = JSON.stringify(body.detail === undefined ? body : '');
        if (told.toLowerCase().includes(word.toLowerCase())) met.push(`${endpoint.path} ${of}`);
      }
    }
  }
  met.push(...(await sitemapsWith(app, [`/posts/${post.id}<`, `/@${known.username}<`])));
  return [...new Set(met)];
}

/** The kinds of files for search engines in which one of these addresses stands. */
async function sitemapsWith(app: Pick<TestApp, 'send'>, addresses: readonly string[]): Promise<string[]> {
  const read = async (url: string) => String((await app.send('GET', url)).body);
  const files = (await read('/sitemap.xml')).matchAll(/<loc>[^<]*(\/sitemap\/[^<]+)<\/loc>/g);
  const met: string[] = [];
  for (const [, file = ''] of files) {
    const told = await read(file);
    if (addresses.some((address) => told.includes(address))) met.push(file.replace(/-\d+/, ''));
  }
  return met;
}
