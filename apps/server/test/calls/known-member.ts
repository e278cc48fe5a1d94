import { createMember, type TestMember } from '../people.ts';
import type { TestApp } from '../start-app.ts';
import { publishPost } from '../stays/lists.ts';
import { made } from './sample-things.ts';

export interface KnownMember {
  known: TestMember;
  friend: TestMember;
  /** What the known member published, and what the friend did. */
  post: Awaited<ReturnType<typeof publishPost>>;
  other: Awaited<ReturnType<typeof publishPost>>;
  /** A link of the known member. */
  link: { id: number; url: string };
}

/**
 * A member who is mentioned in many places and linked to a friend in all ways: each follows the other and has a favourite of theirs. Their name is
 * in what they recommend and link, and in the text fields of the post.
 */
export async function someoneKnown(
  app: TestApp,
  {
    username,
    name = username.replaceAll('.', ' '),
    fields,
  }: { username: string; name?: string; fields?: Record<string, string | string[]> },
): Promise<KnownMember> {
  const known = await createMember(app, { username, name });
  const friend = await createMember(app);
  const post = await publishPost(app, { as: known, ...(fields && { fields }) });
  const other = await publishPost(app, { as: friend, fields: { hotel_name: 'Hotel Bergkristall' } });
  for (const [member, url, body] of [
    [known, '/api/follows', { user_id: friend.id }],
    [friend, '/api/follows', { user_id: known.id }],
    [known, '/api/postfavorites', { post_id: other.id }],
    [friend, '/api/postfavorites', { post_id: post.id }],
    [known, '/api/saveHotelRecommendations', { location: `${name}’s hut`, lat: 46, long: 7.7 }],
  ] as const)
    await made(app, member, { url, body });
  const target = { url: `https://hotel.example/${username}`, label: `${name}’s hotel` };
  const { link } = await made(app, known, { url: '/api/links', body: target });
  return { known, friend, post, other, link };
}
