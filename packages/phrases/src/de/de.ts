import type { en } from '../en/en.ts';
import type { Widen } from '../widen.ts';
import { accounts } from './accounts.ts';
import { contact } from './contact.ts';
import { errors } from './errors.ts';
import { fields } from './fields.ts';
import { feed } from './feed.ts';
import { follows } from './follows.ts';
import { invites } from './invites.ts';
import { notifications } from './notifications.ts';
import { profile } from './profile.ts';
import { recommendations } from './recommendations.ts';
import { footer } from './footer.ts';
import { homePage } from './home-page.ts';
import { instagramImport } from './instagram-import.ts';
import { layout } from './layout.ts';
import { mails } from './mails.ts';
import { passwordReset } from './password-reset.ts';
import { places } from './places.ts';
import { posts } from './posts.ts';
import { profiles } from './profiles.ts';
import { scan } from './scan.ts';

/** Alle deutschen Texte; der Typ hält sie mit den englischen in Deckung. */
export const de: Widen<typeof en> = {
  accounts,
  contact,
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
  instagramImport,
  layout,
  mails,
  passwordReset,
  places,
  posts,
  profiles,
  scan,
};
