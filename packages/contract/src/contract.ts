import * as atlas from './discovery/atlas.ts';
import * as digest from './discovery/digest.ts';
import * as feed from './discovery/feed.ts';
import * as map from './discovery/map.ts';
import * as recommendations from './discovery/recommendations.ts';
import * as analytics from './earnings/analytics.ts';
import * as bankDetails from './earnings/bank-details.ts';
import * as bookings from './earnings/bookings.ts';
import * as payouts from './earnings/payouts.ts';
import * as taxProfile from './earnings/tax-profile.ts';
import type { Answer, Endpoint, Key, Received, Sent } from './endpoint.ts';
import * as claims from './imports/claims.ts';
import * as networkRequests from './imports/network-requests.ts';
import * as ownAccount from './imports/own-account.ts';
import * as photoNetwork from './imports/photo-network.ts';
import * as review from './imports/review.ts';
import * as reviewBatches from './imports/review-batches.ts';
import * as reviewScans from './imports/review-scans.ts';
import * as singleLinks from './imports/single-links.ts';
import * as wishes from './imports/wishes.ts';
import * as leaving from './lifecycle/leaving.ts';
import * as moderation from './lifecycle/moderation.ts';
import * as operations from './lifecycle/operations.ts';
import * as reports from './lifecycle/reports.ts';
import * as statements from './lifecycle/statements.ts';
import * as takeout from './lifecycle/takeout.ts';
import * as accounts from './members/accounts.ts';
import * as contact from './members/contact.ts';
import * as follows from './members/follows.ts';
import * as invites from './members/invites.ts';
import * as notifications from './members/notifications.ts';
import * as passkeys from './members/passkeys.ts';
import * as passwordReset from './members/password-reset.ts';
import * as profiles from './members/profiles.ts';
import * as push from './members/push.ts';
import * as security from './members/security.ts';
import * as settings from './members/settings.ts';
import * as socialSignIn from './members/social-sign-in.ts';
import * as terms from './members/terms.ts';
import * as favourites from './stays/favourites.ts';
import * as hotels from './stays/hotels.ts';
import * as links from './stays/links.ts';
import * as places from './stays/places.ts';
import * as posts from './stays/posts.ts';
import * as tags from './stays/tags.ts';

/** Every feature with its calls. New features are added here and nowhere else. */
const features = [
  accounts,
  profiles,
  posts,
  photoNetwork,
  singleLinks,
  ownAccount,
  networkRequests,
  follows,
  favourites,
  feed,
  tags,
  recommendations,
  notifications,
  push,
  atlas,
  digest,
  hotels,
  map,
  review,
  reviewBatches,
  reviewScans,
  wishes,
  invites,
  claims,
  settings,
  terms,
  security,
  passkeys,
  takeout,
  leaving,
  reports,
  moderation,
  operations,
  statements,
  passwordReset,
  socialSignIn,
  contact,
  places,
  analytics,
  bookings,
  bankDetails,
  taxProfile,
  payouts,
  links,
] as const;

type EndpointIn<Feature> = Feature extends unknown ? Extract<Feature[keyof Feature], Endpoint> : never;
type AnyEndpoint = EndpointIn<(typeof features)[number]>;

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Every call of the API: whatever endpoint a feature exports. */
export const contract: readonly AnyEndpoint[] = features.flatMap((feature) =>
  Object.values<unknown>(feature).filter(isEndpoint),
);

/** Endpoints by their literal `METHOD /path`. */
export type Contract = { [E in AnyEndpoint as Key<E>]: E };
export type EndpointKey = keyof Contract;
export type SentTo<K extends EndpointKey> = Sent<Contract[K]>;
export type ReceivedBy<K extends EndpointKey> = Received<Contract[K]>;
export type AnswerOf<K extends EndpointKey> = Answer<Contract[K]>;
