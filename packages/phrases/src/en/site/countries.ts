/**
 * Countries that Node and browsers name differently, or German everyday speech names more shortly, by ISO 3166-1 code: all others have the
 * name that `Intl.DisplayNames` gives.
 */
export const countries = {
  FK: 'Falkland Islands',
  GB: 'United Kingdom',
  HK: 'Hong Kong',
  MO: 'Macao',
  PS: 'Palestine',
};
