import { namesWholeArea } from '@staylore/gazetteer/spellings';
import { userById } from '../../members/accounts/index.ts';
import { requireFindable } from '../../members/follows/index.ts';
import { fail, found } from '../../platform/errors.ts';
import type { Api } from '../../platform/guard/guard.ts';
import { readList } from '../../platform/guard/session/own-writes.ts';
import type { Platform } from '../../platform/platform.ts';
import { cardsOf } from './cards.ts';
import { listByAuthor, listByTag, listLatest, listMatching, listNearby, listNearestHotels } from './lists.ts';
import { presentPost } from './present.ts';
import { readableView } from './service.ts';
import { sendPosts } from './stages.ts';

export function postRoutes(api: Api, platform: Platform): void {
  const { db } = platform;
  const { publicUrl } = platform.config.http;
  const cards = cardsOf(platform);

  api.serve('GET /api/posts/:id', async ({ params, viewer }) => {
    return presentPost(await readableView(db, params.id, viewer), { viewer, publicUrl });
  });

  api.serve('GET /api/posts/:id/tags', async ({ params, viewer }) => {
    const { tags } = await readableView(db, params.id, viewer);
    return tags.map((tag) => ({
      id: tag.id,
      name: { en: tag.name, de: tag.name_de ?? tag.name },
    }));
  });

  api.serve('GET /api/posts/latest/:userId', async (call) => {
    const list = { ...call.query, viewer: call.viewer, cards };
    return sendPosts(call, await readList(platform, call, (at) => listLatest(at, list)));
  });

  api.serve('GET /api/user/:id/posts/:flag', async (call) => {
    const { id, flag } = call.params;
    const archived = flag === 1;
    if (archived && call.viewer?.id !== id) fail(call.viewer === null ? 'session.required' : 'access.denied');
    const list = { ...call.query, viewer: call.viewer, cards, userId: id, archived };
    const page = await readList(platform, call, (at) => listByAuthor(at, list));
    // Only for an empty list it must be checked whether the member exists, and can be found by this reader.
    if (page.items.length === 0) {
      found(await userById(db, id), 'profiles.not_found');
      await requireFindable(db, { viewer: call.viewer, otherId: id });
    }
    return sendPosts(call, page);
  });

  api.serve('GET /api/tags/:tag/posts', async (call) => {
    const tag = call.params.tag.replace(/^#/, '').toLowerCase();
    const list = { ...call.query, viewer: call.viewer, cards, tag };
    return sendPosts(call, await readList(platform, call, (at) => listByTag(at, list)));
  });

  api.serve('GET /api/posts/:userId/:location/notags/:lat/:long', async (call) => {
    const { location, lat, long } = call.params;
    const list = { ...call.query, viewer: call.viewer, cards };
    if ((lat === null) !== (long === null))
      fail('request.invalid', { [lat === null ? 'lat' : 'long']: 'required' });
    const page = await readList(platform, call, (at) => {
      if (location !== null && (lat === null || namesWholeArea(location)))
        return listMatching(at, { ...list, text: location });
      return lat === null || long === null
        ? listLatest(at, list)
        : (call.query.each === 'hotel' ? listNearestHotels : listNearby)(at, { ...list, lat, lng: long });
    });
    return sendPosts(call, page);
  });
}
