import { digestEndpoints } from './discovery/digest.ts';
import { feedEndpoints } from './discovery/feed.ts';
import { mapEndpoints } from './discovery/map.ts';
import { recommendationEndpoints } from './discovery/recommendations.ts';
import { analyticsEndpoints } from './earnings/analytics.ts';
import { bankDetailsEndpoints } from './earnings/bank-details.ts';
import { bookingEndpoints } from './earnings/bookings.ts';
import { payoutEndpoints } from './earnings/payouts.ts';
import type { Answer, Endpoint, Key, Received, Sent } from './endpoint.ts';
import { claimEndpoints } from './imports/claims.ts';
import { instagramAccountEndpoints } from './imports/own-account.ts';
import { instagramImportEndpoints } from './imports/photo-network.ts';
import { importEndpoints } from './imports/review.ts';
import { importBatchEndpoints } from './imports/review-batches.ts';
import { importScanEndpoints } from './imports/review-scans.ts';
import { instagramLinkEndpoints } from './imports/single-links.ts';
import { wishEndpoints } from './imports/wishes.ts';
import { leavingEndpoints } from './lifecycle/leaving.ts';
import { takeoutEndpoints } from './lifecycle/takeout.ts';
import { accountEndpoints } from './members/accounts.ts';
import { contactEndpoints } from './members/contact.ts';
import { followEndpoints } from './members/follows.ts';
import { inviteEndpoints } from './members/invites.ts';
import { notificationEndpoints } from './members/notifications.ts';
import { passwordResetEndpoints } from './members/password-reset.ts';
import { profileEndpoints } from './members/profiles.ts';
import { settingsEndpoints } from './members/settings.ts';
import { socialSignInEndpoints } from './members/social-sign-in.ts';
import { favouriteEndpoints } from './stays/favourites.ts';
import { hotelEndpoints } from './stays/hotels.ts';
import { linkEndpoints } from './stays/links.ts';
import { placeEndpoints } from './stays/places.ts';
import { postEndpoints } from './stays/posts.ts';
import { tagEndpoints } from './stays/tags.ts';

/** Every call of the API. A feature adds its list here and nowhere else. */
export const contract = [
  ...accountEndpoints,
  ...profileEndpoints,
  ...postEndpoints,
  ...instagramImportEndpoints,
  ...instagramLinkEndpoints,
  ...instagramAccountEndpoints,
  ...followEndpoints,
  ...favouriteEndpoints,
  ...feedEndpoints,
  ...tagEndpoints,
  ...recommendationEndpoints,
  ...notificationEndpoints,
  ...digestEndpoints,
  ...hotelEndpoints,
  ...mapEndpoints,
  ...importEndpoints,
  ...importBatchEndpoints,
  ...importScanEndpoints,
  ...wishEndpoints,
  ...inviteEndpoints,
  ...claimEndpoints,
  ...settingsEndpoints,
  ...takeoutEndpoints,
  ...leavingEndpoints,
  ...passwordResetEndpoints,
  ...socialSignInEndpoints,
  ...contactEndpoints,
  ...placeEndpoints,
  ...analyticsEndpoints,
  ...bookingEndpoints,
  ...bankDetailsEndpoints,
  ...payoutEndpoints,
  ...linkEndpoints,
] as const satisfies readonly Endpoint[];

type AnyEndpoint = (typeof contract)[number];

/** Endpoints by their literal `METHOD /path`. */
export type Contract = { [E in AnyEndpoint as Key<E>]: E };
export type EndpointKey = keyof Contract;
export type SentTo<K extends EndpointKey> = Sent<Contract[K]>;
export type ReceivedBy<K extends EndpointKey> = Received<Contract[K]>;
export type AnswerOf<K extends EndpointKey> = Answer<Contract[K]>;
