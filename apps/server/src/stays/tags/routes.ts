import type { Api } from '../../platform/guard/guard.ts';
import { byId, pageOfRows, requestOf, sendPage } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { commonTags, type TagRow, type TagsPage, tagsLike } from './queries.ts';

/** Suggestions of tags, the most used first. */
export function tagRoutes(api: Api, { db }: Platform): void {
  api.serve('GET /api/tags/type/posts', async (call) => {
    const page = await pageOfRows(requestOf(call), {
      ...byId,
      visibleRows: (wanted) => commonTags(db, wanted),
    });
    return sendPage(call, page).map(presentTag);
  });

  api.serve('GET /api/tags/posts/:text', async (call) => {
    const text = call.params.text.replace(/^#/, '');
    const page = await pageOfRows(requestOf(call), {
      ...byId,
      visibleRows: (wanted: TagsPage) => tagsLike(db, text, wanted),
    });
    return sendPage(call, page).map(presentTag);
  });
}

function presentTag(row: TagRow) {
  return { id: row.id, name: { en: row.name, de: row.name_de ?? row.name } };
}
