import type { LinkRow } from './queries.ts';

/** A link is active unless its owner switched it off, or the post that it belongs to is archived. */
export function isLive(link: Pick<LinkRow, 'switched_off_at' | 'archived'>): boolean {
  return link.switched_off_at === null && link.archived !== true;
}
