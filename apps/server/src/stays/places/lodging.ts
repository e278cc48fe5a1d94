/** What OpenStreetMap calls lodging among all that it files under tourism. */
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
