import { sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';

/** Suggestions are short lists. */
const suggestions = 20;

export function commonTags(db: Executor) {
  return db
    .selectFrom('tags')
    .select(['id', 'name', 'name_de', 'posts_count'])
    .where('posts_count', '>', 0)
    .orderBy('posts_count', 'desc')
    .orderBy('id')
    .limit(suggestions)
    .execute();
}

/** Tags that begin with the text, in any case, most used first. */
export function tagsLike(db: Executor, text: string) {
  const prefix = `${text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return db
    .selectFrom('tags')
    .select(['id', 'name', 'name_de', 'posts_count'])
    .where(sql<boolean>`tags.name like ${prefix}`)
    .orderBy('posts_count', 'desc')
    .orderBy('id')
    .limit(suggestions)
    .execute();
}
