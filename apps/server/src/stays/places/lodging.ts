/** What OpenStreetMap calls lodging among its tourism tags. */
export const lodging: ReadonlySet<string> = new Set([
  'hotel',
  'hostel',
  'guest_house',
  'motel',
  'apartment',
  'chalet',
  'camp_site',
  'alpine_hut',
]);
