import { expect } from 'vitest';
import type { Answer } from '../start-app.ts';
import { unzip } from '../stays/unzip.ts';
import { areApart, mayRead, type Reader, secretOf, type Who, type World } from './world.ts';

const all: readonly Who[] = [0, 1, 2];

/** Lists and pages that anyone may request. */
function urlsOf({ members, stays }: World, reader: Reader): string[] {
  const id = reader === null ? 0 : members[reader].id;
  return [
    `/api/posts/latest/${id}?limit=50`,
    '/api/tags/quiet/posts?limit=50',
    '/api/map/posts?west=-180&south=-85&east=180&north=85',
    ...members.flatMap((member) => [
      `/api/user/${member.id}/posts/0?limit=50`,
      `/api/user/${member.id}/posts/1?limit=50`,
      `/api/users/username/${member.username}`,
      `/api/atlases/${member.username}`,
    ]),
    ...stays.flatMap((stay) => [`/api/posts/${stay.id}`, `/api/posts/${stay.id}/tags`]),
    ...(reader === null
      ? []
      : urlsOfMember(
          members.map((member) => member.id),
          id,
        )),
  ];
}

const urlsOfMember = (ids: readonly number[], own: number): string[] => [
  '/api/users/followers/allposts?limit=50',
  '/api/feed/discover',
  '/api/invites',
  '/api/postfavorites/user?limit=50',
  '/api/notifications?limit=50',
  `/api/users/findbyusername/member/${own}?limit=50`,
  '/api/hotelRecommendations',
  '/api/wishes?limit=50',
  '/api/links?limit=50',
  '/api/imports?limit=50',
  '/api/blocks',
  '/api/mutes',
  ...ids.flatMap((id) => [`/api/users/${id}/followers`, `/api/users/${id}/following`]),
];

/** Wished hotels stay on the member's list, whatever happens to the stay they came from. */
const ownList = /^\/api\/wishes|^wishes\.json$/;
/** Whom a member has blocked or muted is visible to them, and so are addresses that they requested themselves. */
const namesOthers = /^\/api\/(?:blocks|mutes|users\/username)|^settings\.json$/;

/** No text contains what the reader may not read. */
function expectNothingOfOthers(world: World, reader: Reader, { text, url }: { text: string; url: string }) {
  const shown = `${reader} reads ${url}`;
  // The former owner of a stay keeps its link, with its clicks and bookings.
  for (const stay of world.stays)
    if (stay.owner !== reader && !mayRead(world, reader, stay) && !ownList.test(url))
      expect(text, shown).not.toContain(stay.mark);
  for (const other of all.filter((one) => one !== reader)) {
    const { email, username } = world.members[other];
    expect(text, shown).not.toContain(secretOf(other));
    expect(text, shown).not.toContain(email);
    if (reader !== null && areApart(world, reader, other) && !namesOthers.test(url))
      expect(text, shown).not.toContain(`"${username}"`);
  }
}

/** Each of the three and a visitor read everything: no reader sees another's private data, and everything is as its owner left it. */
export async function expectKeptApart(world: World): Promise<void> {
  for (const reader of [...all, null] as const) {
    const as = reader === null ? undefined : world.members[reader];
    const ask = async (url: string): Promise<[string, Answer]> => [
      url,
      await world.app.send('GET', url, { as }),
    ];
    const answers = new Map(await Promise.all(urlsOf(world, reader).map(ask)));
    for (const [url, { body, status }] of answers) {
      expect(status, url).toBeLessThan(500);
      if (status === 200) expectNothingOfOthers(world, reader, { text: JSON.stringify(body), url });
    }
    for (const stay of world.stays) {
      const answer = answers.get(`/api/posts/${stay.id}`);
      expect(answer?.status, `${reader} reads ${stay.mark}`).toBe(mayRead(world, reader, stay) ? 200 : 404);
      if (answer?.status === 200)
        expect(answer.body).toMatchObject({ caption: stay.caption, archived: stay.archived ? 1 : 0 });
    }
  }
}

/** Each takeout contains only the member's own data. */
export async function expectOwnTakeouts(world: World): Promise<void> {
  for (const who of all) expect((await world.send(who, 'POST', '/api/me/takeout')).status).toBe(200);
  await world.app.runJobs();
  const { port } = world.app.app.http.server.address() as { port: number };
  for (const who of all) {
    const headers = { authorization: `Bearer ${world.members[who].token}` };
    const file = await fetch(`http://127.0.0.1:${port}/api/me/takeout/file`, { headers });
    expect(file.status).toBe(200);
    const files = unzip(Buffer.from(await file.arrayBuffer()));
    expect(String(files.get('profile.json'))).toContain(world.members[who].email);
    for (const [url, bytes] of files)
      if (url.endsWith('.json')) expectNothingOfOthers(world, who, { text: String(bytes), url });
  }
}
