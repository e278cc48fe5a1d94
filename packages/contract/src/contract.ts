import { accountEndpoints } from './accounts.ts';
import { analyticsEndpoints } from './analytics.ts';
import { bankDetailsEndpoints } from './bank-details.ts';
import { bookingEndpoints } from './bookings.ts';
import { claimEndpoints } from './claims.ts';
import { contactEndpoints } from './contact.ts';
import { digestEndpoints } from './digest.ts';
import type { Answer, Endpoint, Key, Received, Sent } from './endpoint.ts';
import { favouriteEndpoints } from './favourites.ts';
import { feedEndpoints } from './feed.ts';
import { followEndpoints } from './follows.ts';
import { hotelEndpoints } from './hotels.ts';
import { importBatchEndpoints } from './import-batches.ts';
import { importScanEndpoints } from './import-scans.ts';
import { importEndpoints } from './imports.ts';
import { instagramAccountEndpoints } from './instagram-account.ts';
import { instagramImportEndpoints } from './instagram-import.ts';
import { instagramLinkEndpoints } from './instagram-links.ts';
import { inviteEndpoints } from './invites.ts';
import { leavingEndpoints } from './leaving.ts';
import { linkEndpoints } from './links.ts';
import { mapEndpoints } from './map.ts';
import { notificationEndpoints } from './notifications.ts';
import { passwordResetEndpoints } from './password-reset.ts';
import { payoutEndpoints } from './payouts.ts';
import { placeEndpoints } from './places.ts';
import { postEndpoints } from './posts.ts';
import { profileEndpoints } from './profiles.ts';
import { recommendationEndpoints } from './recommendations.ts';
import { settingsEndpoints } from './settings.ts';
import { socialSignInEndpoints } from './social-sign-in.ts';
import { tagEndpoints } from './tags.ts';
import { takeoutEndpoints } from './takeout.ts';
import { wishEndpoints } from './wishes.ts';

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
