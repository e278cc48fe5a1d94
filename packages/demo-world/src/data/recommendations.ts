/** Recommendations: from, to (`null`: everybody), hotel, place as written, days ago. */
export const recommendationTable: readonly (readonly [string, string | null, string, string, number])[] = [
  ['concierge', 'noah', 'luzern-reuss', 'Luzern, Schweiz', 3],
  ['concierge', 'lena', 'lugano-camelia', 'Lugano, Ticino', 6],
  ['concierge', 'priya', 'vals-gneis', 'Vals, Graubünden', 9],
  ['lena', null, 'hamburg-tidenhub', 'Hamburg, Germany', 4],
  ['anna', null, 'bezau-rotheu', 'Bezau, Bregenzerwald', 12],
  ['jules', null, 'montreux-quaifleuri', 'Montreux', 20],
];
