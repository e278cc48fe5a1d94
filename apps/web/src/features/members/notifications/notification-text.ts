import type { Notification } from '@staylore/contract/members/notifications';
import type { pathsIn } from '../../../platform/page/paths.ts';
import { formatMinor } from '../../../platform/texts/format.ts';
import type { Texts } from '../../../platform/texts/texts.tsx';

const filled = (value: string | number | null | undefined): string | null =>
  value === undefined || value === null || value === '' ? null : String(value);

export function notificationText(news: Notification, { t, language }: Texts): string {
  const { payload } = news;
  const currency = filled(payload['currency']);
  const minor = Number(payload['amount_minor']);
  return t(`notifications.kinds.${news.kind}`, {
    name: news.actor?.name ?? t('notifications.somebody'),
    place: filled(news.post?.location) ?? filled(payload['location']) ?? t('notifications.a_hotel'),
    handle: filled(payload['handle']) ?? '',
    count: Number(payload['count'] ?? 1),
    amount: currency === null ? '' : formatMinor(minor, currency, language),
  });
}

/** Where a notification leads, null if there is nothing to see. */
export function notificationTarget(
  news: Notification,
  options: { paths: ReturnType<typeof pathsIn>; ownUsername: string },
): string | null {
  const { paths, ownUsername } = options;
  switch (news.kind) {
    case 'follow':
      return news.actor === null ? null : paths.profile(news.actor.username);
    case 'favourite':
      return news.post === null ? null : paths.post(news.post.id);
    case 'recommendation':
      return paths.networkFeed;
    case 'import_finished':
      return paths.profile(ownUsername);
    case 'new_stays': {
      const begun = Number(news.payload['import']);
      return begun > 0 ? paths.importReview(begun) : paths.instagram;
    }
    case 'stay_taken_down':
    case 'stay_taken_over':
    case 'stay_given_back':
      return news.post === null ? paths.profile(ownUsername) : paths.post(news.post.id);
    case 'claim_ended':
      return paths.claim(filled(news.payload['handle']) ?? '');
    case 'link_broken':
      return news.post === null ? paths.links : paths.editPost(news.post.id);
    default:
      return paths.analytics;
  }
}
