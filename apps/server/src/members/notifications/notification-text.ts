import type { Language } from '@staylore/contract/fields';
import { formatMinor } from '@staylore/money/money';
import { locales } from '@staylore/phrases/locales';
import { placeIn, textsIn } from '@staylore/phrases/texts-in';
import type { NotificationRow } from './queries.ts';

/** Where the stay in the notification was, with its town as readers of the language call it; empty if it is gone. */
export const placeOf = (row: NotificationRow, language: Language): string =>
  placeIn(language, { location: row.post_location ?? '', city: row.post_city, country: row.post_country });

/** What happened, in the words of the notification. */
export function notificationText(row: NotificationRow, language: Language): string {
  const t = textsIn(language);
  const { amount_minor, currency, location, handle, count } = row.payload;
  return t(`notifications.kinds.${row.kind}`, {
    name: row.actor_name ?? t('notifications.somebody'),
    place: placeOf(row, language) || String(location ?? '') || t('notifications.a_hotel'),
    handle: String(handle ?? ''),
    count: Number(count ?? 1),
    amount:
      typeof currency === 'string'
        ? formatMinor(Number(amount_minor), currency, { locale: locales[language] })
        : '',
  });
}

/** The page that a notification links to; the list of all if there is none. */
export function pageOf(row: NotificationRow, reader: { language: Language; username: string }): string {
  const at = (page: string) => `/${reader.language}/${page}`;
  const own = at(`profile/${reader.username}`);
  const post = row.post_id === null ? null : at(`posts/${row.post_id}`);
  switch (row.kind) {
    case 'follow':
      return at(row.actor_username === null ? 'notifications' : `profile/${row.actor_username}`);
    case 'favourite':
      return post ?? at('notifications');
    case 'recommendation':
      return at('feed?recommendations=true');
    case 'import_finished':
      return own;
    case 'new_stays': {
      const begun = Number(row.payload['import']);
      return at(begun > 0 ? `insta/review/${begun}` : 'insta');
    }
    case 'stay_taken_down':
    case 'stay_taken_over':
    case 'stay_given_back':
      return post ?? own;
    case 'claim_ended':
      return at(`settings/claim?${new URLSearchParams({ handle: String(row.payload['handle'] ?? '') })}`);
    case 'link_broken':
      return at(row.post_id === null ? 'links' : `post-form/${row.post_id}`);
    default:
      return at('analytics');
  }
}
