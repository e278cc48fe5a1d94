import { listTags, suggestTags } from '@staylore/contract/stays/tags';
import type { Api } from '../../platform/guard/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { commonTags, tagsLike } from './queries.ts';

/** Suggestions of tags. */
export function tagRoutes(api: Api, { db }: Platform): void {
  api.serve(listTags, async () => (await commonTags(db)).map(presentTag));
  api.serve(suggestTags, async ({ params }) =>
    (await tagsLike(db, params.text.replace(/^#/, ''))).map(presentTag),
  );
}

function presentTag(row: { id: number; name: string; name_de: string | null; posts_count: number }) {
  return { id: row.id, name: { en: row.name, de: row.name_de ?? row.name }, posts: row.posts_count };
}
