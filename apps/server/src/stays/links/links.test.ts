import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { visit } from '../../../test/stays/clicks.ts';
import { publishPost, readPages } from '../../../test/stays/lists.ts';
import { postFormData } from '../../../test/stays/pictures.ts';
import { countJobs } from '../../platform/jobs/index.ts';
import { withholdPost } from '../posts/index.ts';
import { rerouteAtStart } from './handlers.ts';

let app: TestApp;
let real: TestApp;
let travelpayouts: Server;
let settings: Record<string, string>;
const asked: { token: string | undefined; body: string }[] = [];

/** Answers the call by which Travelpayouts makes links. */
function playTravelpayouts(): Promise<Server> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      asked.push({ token: String(request.headers['x-access-token']), body });
      const [link] = JSON.parse(body).links;
      const made = {
        code: 'success',
        url: link.url,
        partner_url: `https://tp.media/r?marker=222&u=${encodeURIComponent(link.url)}`,
      };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ result: { links: [made] }, code: 'success' }));
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

beforeAll(async () => {
  travelpayouts = await playTravelpayouts();
  app = await startApp();
  settings = {
    SANDBOX: 'off',
    PARTNER_RULES: 'booking.example.com=awin:6776; stays.example.org=travelpayouts',
    PARTNER_SEARCH_URL: 'https://www.booking.example.com/search?ss={hotel}',
    AWIN_PUBLISHER_ID: '426667',
    TRAVELPAYOUTS_URL: `http://127.0.0.1:${(travelpayouts.address() as AddressInfo).port}`,
    TRAVELPAYOUTS_TOKEN: 'tp-token',
    TRAVELPAYOUTS_MARKER: '222',
    TRAVELPAYOUTS_PROJECT: '111',
  };
  real = await startApp(settings);
});

afterAll(async () => {
  await real?.close();
  await app?.close();
  travelpayouts?.close();
});

const ownLinks = async (at: TestApp, member: TestMember) =>
  (await at.send('GET', '/api/links', { as: member })).body;

describe('The link of a post', () => {
  test('shows its author’s chosen host in ASCII, and none if a partner or the site chose it', async () => {
    const member = await createMember(real);
    const hostOf = async (hotel_url: string) =>
      (await publishPost(real, { as: member, fields: { hotel_url } })).hotel_host;
    expect(await hostOf('http://www.hotel-zürich.example/rooms')).toBe('xn--hotel-zrich-zhb.example');
    expect(await hostOf('https://booking.example.com/hotel')).toBeNull();
    expect(await hostOf('https://127.0.0.1/')).toBeNull();
    expect(await hostOf('')).toBeNull();
  });

  test('leads to the address given by its author, which only they are shown', async () => {
    const [member, other] = [await createMember(app), await createMember(app)];
    const fields = { hotel_url: 'https://pensione-aurora.example/' };
    const { id } = await publishPost(app, { as: member, fields });
    const told = async (as?: TestMember) =>
      (await app.send('GET', `/api/posts/${id}`, { as })).body.hotel_url;
    expect([await told(member), await told(other), await told()]).toEqual([fields.hotel_url, null, null]);
    const listed = async (as?: TestMember) =>
      (await app.send('GET', `/api/user/${member.id}/posts/0`, { as })).body[0].hotel_url;
    expect([await listed(member), await listed(other), await listed()]).toEqual([
      fields.hotel_url,
      null,
      null,
    ]);
    const hotel_url = 'https://pensione-aurora.example/rooms';
    const form = await postFormData({ location: 'Hotel Bergkristall, Zermatt', country: 'CH', hotel_url }, 0);
    expect((await app.send('PUT', `/api/posts/${id}`, { as: member, form })).status).toBe(200);
    expect([await told(member), await told(other)]).toEqual([hotel_url, null]);
  });

  test('comes with every post that names a hotel, the same for everyone, marked as an advertisement', async () => {
    const member = await createMember(app);
    const post = await publishPost(app, { as: member });
    expect(post.hotel_link).toMatch(/^http:\/\/localhost:3000\/go\/[0-9A-Za-z]{10}$/);
    expect(post.commercial).toBe(true);
    const seen = (await app.send('GET', `/api/posts/${post.id}`)).body;
    expect(seen).toMatchObject({ hotel_link: post.hotel_link, commercial: true, hotel_url: null });
    const [listed] = (await app.send('GET', `/api/user/${member.id}/posts/0`)).body;
    expect(listed.hotel_link).toBe(post.hotel_link);
    expect(await ownLinks(app, member)).toMatchObject([
      { url: post.hotel_link, label: 'Hotel Bergkristall', pays: true, clicks: 0, on: true, broken: null },
    ]);
  });

  test('is missing without a hotel, appears with its name, and disappears with it', async () => {
    const member = await createMember(app);
    const post = await publishPost(app, { as: member, fields: { location: 'Zermatt' } });
    expect(post).toMatchObject({ hotel_link: null, commercial: false });
    const edit = async (location: string) => {
      const form = await postFormData({ location, city: 'Zermatt', country: 'CH' }, 0);
      return (await app.send('PUT', `/api/posts/${post.id}`, { as: member, form })).body.post;
    };
    const named = await edit('Hotel Bergkristall, Zermatt');
    expect(named.hotel_link).not.toBeNull();
    expect((await edit('Hotel Bergkristall, Zermatt')).hotel_link).toBe(named.hotel_link);
    expect((await edit('Zermatt')).hotel_link).toBeNull();
    expect((await visit(app, named.hotel_link)).status).toBe(404);
  });

  test('keeps its code when the post names another hotel, and leads there at once', async () => {
    const member = await createMember(app);
    const post = await publishPost(app, { as: member });
    await visit(app, post.hotel_link);
    const form = await postFormData({ location: 'Hotel Seeblick, Luzern', city: 'Luzern', country: 'CH' }, 0);
    const { body } = await app.send('PUT', `/api/posts/${post.id}`, { as: member, form });
    expect(body.post.hotel_link).toBe(post.hotel_link);
    expect((await visit(app, post.hotel_link)).location).toContain('/partner/hotels/hotel-seeblick-luzern?');
  });

  test('is hidden, with its ad label, while its author has switched it off', async () => {
    const member = await createMember(app);
    const post = await publishPost(app, { as: member });
    const [{ id }] = await ownLinks(app, member);
    await app.send('PUT', `/api/links/${id}`, { as: member, body: { on: false } });
    const seen = (await app.send('GET', `/api/posts/${post.id}`)).body;
    expect(seen).toMatchObject({ hotel_link: null, commercial: false });
  });

  test('keeps its ad label while active, whatever its author sends with a change', async () => {
    const member = await createMember(app);
    const post = await publishPost(app, { as: member });
    const unmarked = { commercial: 'false', ad_label: '0', label: '', hotel_link: '', pays: 'false' };
    const fields = { location: 'Hotel Bergkristall, Zermatt', city: 'Zermatt', country: 'CH', ...unmarked };
    const form = await postFormData({ ...fields, description: 'Not an ad, I promise.' }, 0);
    const { status, body } = await app.send('PUT', `/api/posts/${post.id}`, { as: member, form });
    expect(status).toBe(200);
    for (const seen of [body.post, (await app.send('GET', `/api/posts/${post.id}`)).body])
      expect(seen).toMatchObject({ hotel_link: post.hotel_link, commercial: true });
  });

  test('is made for posts of an older database at the next start', async () => {
    const member = await createMember(app);
    const post = await publishPost(app, { as: member });
    await app.platform.db.deleteFrom('links').where('post_id', '=', post.id).execute();
    await rerouteAtStart(app.platform);
    await app.runJobs();
    expect((await app.send('GET', `/api/posts/${post.id}`)).body.hotel_link).toMatch(/\/go\//);
  });

  test('is not looked at by a start that leads links where the start before did', async () => {
    const waiting = () => countJobs(app.platform.db);
    await rerouteAtStart(app.platform);
    await app.runJobs();
    const before = await waiting();
    await rerouteAtStart(app.platform);
    expect(await waiting()).toEqual(before);
    const elsewhere = { ...app.platform.config, sandbox: { url: 'https://elsewhere.example' } };
    await rerouteAtStart({ ...app.platform, config: elsewhere } as typeof app.platform);
    expect(await waiting()).not.toEqual(before);
    await app.runJobs();
  });
});

describe('Whom a link leads to', () => {
  const publish = async (hotel_url?: string) => {
    const member = await createMember(real);
    const fields = hotel_url === undefined ? {} : { hotel_url };
    const post = await publishPost(real, { as: member, fields });
    return { member, post };
  };
  const location = async (link: string) => new URL((await visit(real, link)).location ?? '');

  test('A host with a rule for Awin becomes a deep link with the click in it', async () => {
    const target = 'https://www.booking.example.com/hotel/ch/bergkristall.html?aid=1&x=%20y';
    const { post } = await publish(target);
    expect(post.commercial).toBe(true);
    const url = await location(post.hotel_link);
    expect(url.origin + url.pathname).toBe('https://www.awin1.com/cread.php');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      awinmid: '6776',
      awinaffid: '426667',
      ued: target,
      clickref: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  test('A link that there is already leads where the settings of the next start say', async () => {
    const { post } = await publish('https://www.booking.example.com/hotel/ch/bergkristall.html');
    const PARTNER_RULES = 'booking.example.com=awin:9999; stays.example.org=travelpayouts';
    const next = await startApp({ ...settings, PARTNER_RULES, DATABASE_URL: real.platform.directUrl });
    try {
      await rerouteAtStart(next.platform);
      await next.runJobs();
      const { location: address } = await visit(next, post.hotel_link);
      expect(new URL(address ?? '').searchParams.get('awinmid')).toBe('9999');
    } finally {
      await next.close();
    }
  });

  test('A hotel without an address is looked up where the configuration says', async () => {
    const { post } = await publish();
    const url = await location(post.hotel_link);
    expect(url.searchParams.get('ued')).toBe(
      'https://www.booking.example.com/search?ss=Hotel%20Bergkristall%20Zermatt',
    );
  });

  test('A job makes the Travelpayouts link; until then the reader still reaches the hotel', async () => {
    const { post } = await publish('https://stays.example.org/bergkristall');
    expect((await location(post.hotel_link)).origin).toBe('https://stays.example.org');
    await real.runJobs();
    expect(asked.at(-1)?.token).toBe('tp-token');
    expect(JSON.parse(asked.at(-1)?.body ?? '{}')).toEqual({
      trs: 111,
      marker: 222,
      shorten: false,
      links: [{ url: 'https://stays.example.org/bergkristall' }],
    });
    const url = await location(post.hotel_link);
    expect(url.host).toBe('tp.media');
    expect(url.searchParams.get('sub_id')).toMatch(/^[0-9a-f]{32}$/);
  });

  test('Otherwise the link leads to the hotel itself, pays nothing, and is not labelled as an ad', async () => {
    const { post, member } = await publish('http://hotel-bergkristall.example.net/de/?room=2#prices');
    expect(post.commercial).toBe(false);
    expect((await visit(real, post.hotel_link)).location).toBe(
      'https://hotel-bergkristall.example.net/de/?room=2&utm_source=staylore&utm_medium=referral#prices',
    );
    expect(await ownLinks(real, member)).toMatchObject([{ partner: 'direct', pays: false }]);
  });

  test('An address that is not public is not used', async () => {
    const { post } = await publish('https://192.168.0.1.nip.internal/');
    expect((await location(post.hotel_link)).host).toBe('www.awin1.com');
  });
});

describe('Links that members make', () => {
  test('A pasted address becomes a link that says whether it pays', async () => {
    const member = await createMember(real);
    const make = (body: object) => real.send('POST', '/api/links', { as: member, body });
    const paying = (await make({ url: 'https://booking.example.com/x', label: 'Winter' })).body.link;
    expect(paying).toMatchObject({ label: 'Winter', pays: true, partner: 'awin', post: null });
    const free = (await make({ url: 'https://www.hotel-see.example.net/' })).body.link;
    expect(free).toMatchObject({ label: 'hotel-see.example.net', pays: false, partner: 'direct' });
    expect((await visit(real, paying.url)).location).toContain('clickref=');
    expect((await ownLinks(real, member)).map((link: { id: number }) => link.id)).toEqual([
      free.id,
      paying.id,
    ]);
  });

  test.each([
    '',
    'hotel',
    'http://hotel.example.net/',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://10.0.0.8/',
    'https://[::1]/',
    'https://printer.local/',
    'https://me:secret@hotel.example.net/',
    'https://hotel.example.net:8443/',
    'javascript:alert(1)',
  ])('What is no public https address (%s) is refused at its field', async (url) => {
    const member = await createMember(app);
    const { status, body } = await app.send('POST', '/api/links', { as: member, body: { url } });
    expect(status).toBe(400);
    expect(Object.keys(body.errors)).toEqual(['url']);
    expect(await ownLinks(app, member)).toEqual([]);
  });

  test('A new member’s address that hides its target gets no link; a known member’s does', async () => {
    const member = await createMember(app);
    const make = (url: string) => app.send('POST', '/api/links', { as: member, body: { url } });
    for (const url of ['https://bit.ly/x', 'https://www.xn--bking-jyea.com/x']) {
      const { status, body } = await make(url);
      expect([status, Object.keys(body.errors ?? {})], url).toEqual([400, ['url']]);
    }
    await app.platform.db.updateTable('users').set({ trust: 1 }).where('id', '=', member.id).execute();
    expect((await make('https://bit.ly/x')).status).toBe(200);
  });

  test('A link is its owner’s: others can neither see nor switch it', async () => {
    const [owner, other] = [await createMember(app), await createMember(app)];
    const { body } = await app.send('POST', '/api/links', {
      as: owner,
      body: { url: 'https://hotel.example.net/' },
    });
    const change = (as: TestMember | undefined) =>
      app.send('PUT', `/api/links/${body.link.id}`, { as, body: { on: false } });
    expect((await change(other)).status).toBe(404);
    expect((await change(undefined)).status).toBe(401);
    expect(await ownLinks(app, other)).toEqual([]);
    expect((await ownLinks(app, owner))[0].on).toBe(true);
  });

  test('The link of a stay that moderators withhold is off for good once its author deletes the stay', async () => {
    const member = await createMember(app);
    const post = await publishPost(app, { as: member });
    const [link] = await ownLinks(app, member);
    await withholdPost(app.platform.db, post.id, 'removed');
    expect((await app.send('DELETE', `/api/posts/${post.id}`, { as: member })).status).toBe(200);
    const change = { as: member, body: { on: true } };
    expect((await app.send('PUT', `/api/links/${link.id}`, change)).status).toBe(404);
    expect((await app.send('GET', `/api/go/${link.code}`)).body.on).toBe(false);
  });

  test('Paging through the links meets each once, newest first', async () => {
    const member = await createMember(app);
    for (let index = 0; index < 7; index += 1) {
      await app.send('POST', '/api/links', { as: member, body: { url: `https://h${index}.example.net/` } });
    }
    const pages = await readPages<{ id: number }>(app, { url: '/api/links', as: member, limit: 3 });
    expect(pages.map((page) => page.length)).toEqual([3, 3, 1]);
    const ids = pages.flat().map((link) => link.id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
  });
});
