import { accounts } from './accounts.ts';
import { analytics } from './analytics.ts';
import { bankDetails } from './bank-details.ts';
import { blocks } from './blocks.ts';
import { bookings } from './bookings.ts';
import { claims } from './claims.ts';
import { contact } from './contact.ts';
import { countries } from './countries.ts';
import { digest } from './digest.ts';
import { errors } from './errors.ts';
import { feed } from './feed.ts';
import { fields } from './fields.ts';
import { follows } from './follows.ts';
import { footer } from './footer.ts';
import { homePage } from './home-page.ts';
import { hotels } from './hotels.ts';
import { importHub } from './import-hub.ts';
import { imports } from './imports.ts';
import { instagramAccount } from './instagram-account.ts';
import { instagramImport } from './instagram-import.ts';
import { instagramLinks } from './instagram-links.ts';
import { invites } from './invites.ts';
import { layout } from './layout.ts';
import { leaving } from './leaving.ts';
import { links } from './links.ts';
import { mails } from './mails.ts';
import { map } from './map.ts';
import { notifications } from './notifications.ts';
import { passwordReset } from './password-reset.ts';
import { payouts } from './payouts.ts';
import { pictures } from './pictures.ts';
import { places } from './places.ts';
import { postForm } from './post-form.ts';
import { posts } from './posts.ts';
import { profile } from './profile.ts';
import { profiles } from './profiles.ts';
import { recommendations } from './recommendations.ts';
import { scan } from './scan.ts';
import { settings } from './settings.ts';
import { takeout } from './takeout.ts';
import { wishes } from './wishes.ts';

/** All English texts, a namespace a feature or page. */
export const en = {
  accounts,
  analytics,
  bankDetails,
  bookings,
  blocks,
  claims,
  contact,
  countries,
  digest,
  errors,
  fields,
  feed,
  follows,
  invites,
  notifications,
  profile,
  recommendations,
  footer,
  homePage,
  importHub,
  imports,
  instagramAccount,
  instagramImport,
  instagramLinks,
  layout,
  links,
  mails,
  passwordReset,
  payouts,
  places,
  posts,
  profiles,
  scan,
  settings,
  takeout,
  leaving,
  pictures,
  postForm,
  hotels,
  map,
  wishes,
};
