import { fail } from '../../../platform/errors.ts';
import { confusableForm } from './plain-letters.ts';
import { isStaffName } from './staff-names.ts';

/** Names that seem to speak for the product, and names of its pages. */
const reserved = new Set(
  `abuse account accounts admin administrator analytics api app assets auth billing blog booking bookings bot company contact
  datadeletion decision deleted digest everyone feed forgot go healthz help home hostmaster hotel hotels info insta instagram instaimport invite keepaccount
  legal links login logout mail maps media metrics mod moderation moderator moderators news noreply notifications official owner
  payments payouts post postform postmaster posts press privacy profile report reports resetpassword root search security settings signin
  signup sitemap staff status support suspended sysadmin system tags team terms user users webmaster welcome workwithus www`.split(
    /\s+/,
  ),
);

const reservedAtAGlance = new Set([...reserved].map(confusableForm));

/** Whether a username is reserved: it speaks for the product, names one of its pages or resembles one, or has neither letter nor digit. */
export function isReservedUsername(username: string): boolean {
  const bare = confusableForm(username.replace(/[._]/g, ''));
  return bare === '' || reservedAtAGlance.has(bare) || isStaffName(username.replace(/[._]+/g, ' '), null);
}

/** Call before storing a username. @throws {ApiError} `request.invalid` */
export function refuseReservedUsername(username: string): void {
  if (isReservedUsername(username)) fail('request.invalid', { username: 'reserved_username' });
}
