import type { PersonalData } from '../../platform/personal-data.ts';
import { bankDetailsOf, bookEntriesOf, bookingsOf, payoutsOf, taxProfileOf } from './queries.ts';

/** What this domain stores about a member: bookings, the ledger, payouts and where they go. */
export const personalData: PersonalData = {
  files: [
    { file: 'bookings.json', list: bookingsOf },
    { file: 'account-book.json', list: bookEntriesOf },
    { file: 'payouts.json', list: payoutsOf },
    { file: 'bank-details.json', record: bankDetailsOf },
    { file: 'tax-profile.json', record: taxProfileOf },
  ],
};
