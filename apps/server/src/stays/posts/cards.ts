import { type Post, post } from '@staylore/contract/stays/posts';
import type { Db, Executor } from '../../platform/db/database.ts';
import { Written } from '../../platform/http/written.ts';
import type { Platform } from '../../platform/platform.ts';
import { abilities } from '../../platform/policy.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { postPolicy } from './policy.ts';
import { presentPost } from './present.ts';
import { type CardKey, type PostView, viewsByIds } from './views/queries.ts';

/*
 * Lists are most of the traffic, and most cards of a list were shown a moment ago. The statement of a list therefore reads of each post only
 * whether its card is unchanged (`CardKey`); cards that are not cached are loaded with a second statement. A card is cached as the JSON that is
 * sent, without what differs from reader to reader. A card is invalidated by the transaction that changes what it shows: triggers (`renew_card`)
 * write the number of that transaction to the post or its author, so that every process sees with the next list that its copy is stale. There is no
 * expiry by time and no invalidation message.
 */

export interface Cards {
  /** What the viewer sees of these posts, in this order. What was deleted in between is left out. */
  read(db: Executor, keys: readonly CardKey[], viewer: Viewer | null): Promise<Written<Post>[]>;
}

/** About two kilobytes each. */
const maxKept = 10_000;

interface Card
  extends Pick<
    PostView,
    'card_version' | 'author_version' | 'user_id' | 'archived' | 'withheld' | 'hotel_url'
  > {
  /** The post as JSON up to the viewer's own fields. */
  readonly shared: string;
}

const cards = new WeakMap<Db, Cards>();

/** The cards cached by this process. */
export function cardsOf({ db, config }: Pick<Platform, 'db' | 'config'>): Cards {
  const opened = cards.get(db) ?? openCards(config.http.publicUrl);
  cards.set(db, opened);
  return opened;
}

function openCards(publicUrl: string): Cards {
  const kept = new Map<number, Card>();
  const keep = (id: number, card: Card) => {
    // The most recently used one is last.
    kept.delete(id);
    kept.set(id, card);
    if (kept.size <= maxKept) return;
    const [oldest] = kept.keys();
    if (oldest !== undefined) kept.delete(oldest);
  };
  return {
    async read(db, keys, viewer) {
      const found = new Map<number, Card>();
      const missing: number[] = [];
      for (const { id, card_version, author_version } of keys) {
        const card = kept.get(id);
        if (card?.card_version === card_version && card.author_version === author_version)
          found.set(id, card);
        else missing.push(id);
      }
      if (missing.length > 0)
        for (const view of await viewsByIds(db, missing, 0)) found.set(view.id, cardOf(view, publicUrl));
      for (const [id, card] of found) keep(id, card);
      return keys.flatMap((key) => {
        const card = found.get(key.id);
        return card === undefined ? [] : written(card, key, viewer);
      });
    },
  };
}

/** @throws unless it matches the contract. */
function cardOf(view: PostView, publicUrl: string): Card {
  const {
    hotel_url: _url,
    favorite: _count,
    favorite_id: _own,
    can: _can,
    ...shared
  } = post.parse(presentPost(view, { viewer: null, publicUrl }));
  const { card_version, author_version, user_id, archived, withheld, hotel_url } = view;
  return {
    card_version,
    author_version,
    user_id,
    archived,
    withheld,
    hotel_url,
    shared: JSON.stringify(shared).slice(0, -1),
  };
}

/** The card as the viewer sees it. */
function written(card: Card, key: CardKey, viewer: Viewer | null): Written<Post> {
  const can = abilities(postPolicy, viewer, card);
  const own = {
    hotel_url: can.update ? card.hotel_url : null,
    favorite: key.favourites_count,
    favorite_id: key.favourite_id,
    can: { update: can.update, delete: can.delete, archive: can.archive, favourite: can.favourite },
  } satisfies Partial<Post>;
  return new Written(`${card.shared},${JSON.stringify(own).slice(1)}`);
}
