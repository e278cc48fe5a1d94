/** Countries that Node and browsers name differently, by ISO 3166-1 code: all others have the name that `Intl.DisplayNames` gives. */
export const countries = { FK: 'Falkland Islands', HK: 'Hong Kong', MO: 'Macao', PS: 'Palestine' };
