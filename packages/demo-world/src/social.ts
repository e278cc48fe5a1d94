import { recommendationTable } from './data/recommendations.ts';
import { people } from './people.ts';
import { seeded } from './seeded.ts';
import { hotels, stays } from './stays.ts';
import type { DemoFavourite, DemoFollow, DemoRecommendation } from './types.ts';

/** How many readers a member has, 0 to 1; members not listed are read by their circle. */
const reach: Readonly<Record<string, number>> = {
  lena: 0.97,
  anna: 0.8,
  jules: 0.72,
  concierge: 0.62,
  mirjam: 0.4,
  priya: 0.38,
  yusuf: 0.36,
  greta: 0.35,
  maeve: 0.33,
  aiko: 0.33,
};
const ordinaryReach = 0.18;

/** Members who know and follow each other. */
const friends: readonly (readonly [string, string])[] = [
  ['lena', 'anna'],
  ['lena', 'jules'],
  ['lena', 'callum'],
  ['anna', 'paula'],
  ['anna', 'emil'],
  ['anna', 'mirjam'],
  ['jules', 'leyla'],
  ['jules', 'duc.pham'],
  ['noah', 'hazel'],
  ['priya', 'henrike'],
  ['jonas', 'greta'],
  ['luca', 'mirjam'],
  ['maeve', 'beatriz'],
  ['maeve', 'callum'],
  ['marko', 'paula'],
  ['yusuf', 'omar'],
  ['yusuf', 'leyla'],
  ['aiko', 'duc.pham'],
  ['wren', 'thandi'],
  ['mateo', 'beatriz'],
  ['ines', 'mateo'],
  ['sofia.l', 'greta'],
  ['fritz', 'tobi'],
];

/** Share of the others whom `lena` follows. */
const lenaFollows = 0.6;

function followers(): DemoFollow[] {
  const edges = new Map<string, DemoFollow>();
  const follow = (follower: string, followee: string) => {
    if (follower !== followee) edges.set(`${follower} ${followee}`, { follower, followee });
  };
  for (const [one, other] of friends) {
    follow(one, other);
    follow(other, one);
  }
  for (const { username: followee, language } of people) {
    for (const { username: follower, language: read } of people) {
      const interest = (reach[followee] ?? ordinaryReach) * (language === read ? 1 : 0.8);
      const draw = seeded(`follow ${follower} ${followee}`)();
      if (draw < interest || (follower === 'lena' && draw < lenaFollows)) follow(follower, followee);
    }
  }
  return [...edges.values()];
}

function favouritesOf(stay: (typeof stays)[number]): DemoFavourite[] {
  const random = seeded(`favourites ${stay.key}`);
  const appeal = random() ** 2 * (0.35 + 0.65 * (reach[stay.author] ?? ordinaryReach));
  return people
    .filter(({ username }) => username !== stay.author)
    .filter(() => random() < appeal)
    .slice(0, 25)
    .map(({ username }) => ({ username, stay: stay.key }));
}

function readRecommendations(): DemoRecommendation[] {
  const byId = new Map(hotels.map((hotel) => [hotel.id, hotel]));
  return recommendationTable.map(([from, to, hotelId, place, daysAgo]) => {
    const hotel = byId.get(hotelId);
    if (!hotel) throw new Error(`Recommended hotel is not in the tables: ${hotelId}`);
    return { from, to, hotel, place, daysAgo };
  });
}

/** Who follows whom; `lena` follows many and is followed by nearly everyone, but some members are left for her to discover. */
export const follows: readonly DemoFollow[] = followers();

/** Favourites, at most 25 per stay and never the member's own; the same in every seeding. */
export const favourites: readonly DemoFavourite[] = stays.flatMap(favouritesOf);

/** Hotels that members recommend. */
export const recommendations: readonly DemoRecommendation[] = readRecommendations();
