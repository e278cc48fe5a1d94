import { atlas } from './discovery/atlas.ts';
import { digest } from './discovery/digest.ts';
import { feed } from './discovery/feed.ts';
import { map } from './discovery/map.ts';
import { recommendations } from './discovery/recommendations.ts';
import { analytics } from './earnings/analytics.ts';
import { bankDetails } from './earnings/bank-details.ts';
import { bookings } from './earnings/bookings.ts';
import { payouts } from './earnings/payouts.ts';
import { claims } from './imports/claims.ts';
import { dataDeletion } from './imports/data-deletion.ts';
import { importHub } from './imports/import-hub.ts';
import { instagramAccount } from './imports/own-account.ts';
import { instagramImport } from './imports/photo-network.ts';
import { imports } from './imports/review.ts';
import { scan } from './imports/scan.ts';
import { instagramLinks } from './imports/single-links.ts';
import { wishes } from './imports/wishes.ts';
import { leaving } from './lifecycle/leaving.ts';
import { moderation } from './lifecycle/moderation.ts';
import { operations } from './lifecycle/operations.ts';
import { reports } from './lifecycle/reports.ts';
import { takeout } from './lifecycle/takeout.ts';
import { takeoutReadme } from './lifecycle/takeout-readme.ts';
import { accounts } from './members/accounts.ts';
import { contact } from './members/contact.ts';
import { follows } from './members/follows.ts';
import { invites } from './members/invites.ts';
import { notifications } from './members/notifications.ts';
import { passwordReset } from './members/password-reset.ts';
import { profile } from './members/profile.ts';
import { security } from './members/security.ts';
import { settings } from './members/settings.ts';
import { welcome } from './members/welcome.ts';
import { about } from './site/about.ts';
import { actions } from './site/actions.ts';
import { blocks } from './site/blocks.ts';
import { countries } from './site/countries.ts';
import { creators } from './site/creators.ts';
import { errors } from './site/errors.ts';
import { fields } from './site/fields.ts';
import { footer } from './site/footer.ts';
import { homePage } from './site/home-page.ts';
import { layout } from './site/layout.ts';
import { mails } from './site/mails.ts';
import { partners } from './site/partners.ts';
import { privacy } from './site/privacy.ts';
import { terms } from './site/terms.ts';
import { hotels } from './stays/hotels.ts';
import { links } from './stays/links.ts';
import { pictures } from './stays/pictures.ts';
import { places } from './stays/places.ts';
import { postForm } from './stays/post-form.ts';
import { posts } from './stays/posts.ts';
import { tags } from './stays/tags.ts';

/** All English texts, a namespace a feature or page. */
export const en = {
  about,
  actions,
  creators,
  partners,
  terms,
  privacy,
  accounts,
  analytics,
  atlas,
  bankDetails,
  bookings,
  blocks,
  claims,
  contact,
  countries,
  dataDeletion,
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
  scan,
  security,
  settings,
  tags,
  takeout,
  takeoutReadme,
  leaving,
  reports,
  moderation,
  operations,
  pictures,
  postForm,
  hotels,
  map,
  welcome,
  wishes,
};
