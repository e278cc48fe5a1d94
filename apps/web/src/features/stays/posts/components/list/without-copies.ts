import type { Post } from '@staylore/contract/stays/posts';

/** Each post of the photo network once, though several members saved it: its creator's own if there is one, else the first. */
export function withoutCopies(posts: readonly Post[]): Post[] {
  const shown = new Map<number | string, Post>();
  for (const post of posts) {
    const key = post.source_post_id ?? post.id;
    if (!shown.has(key) || post.credit === null) shown.set(key, post);
  }
  return [...shown.values()];
}
