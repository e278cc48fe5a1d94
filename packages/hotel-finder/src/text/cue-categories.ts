/** Groups of phrases: a stay, its surroundings, something else, being elsewhere. */
export type CueGroup = 'stay' | 'scene' | 'against' | 'elsewhere';

/** The categories of `data/cues.txt`, and the group of each. */
const CATEGORIES = {
  slept: 'stay',
  stayed: 'stay',
  checkin: 'stay',
  room: 'stay',
  nights: 'stay',
  amenity: 'scene',
  hotelword: 'scene',
  ourhotel: null,
  book: 'stay',
  pernight: 'stay',
  partner: 'scene',
  plan: 'stay',
  travel: 'scene',
  again: 'scene',
  bar: 'against',
  food: 'against',
  event: 'against',
  dayspa: 'against',
  pass: 'against',
  media: 'against',
  news: 'against',
  history: 'against',
  home: 'elsewhere',
  private: 'elsewhere',
  outdoor: 'elsewhere',
  ship: 'elsewhere',
  wish: 'against',
  give: 'against',
  pet: 'against',
  job: 'against',
  opinion: 'against',
  negation: 'against',
  recipe: 'elsewhere',
  fashion: 'elsewhere',
  sport: 'elsewhere',
  bed: 'stay',
  praise: 'scene',
  duration: 'stay',
  people: 'scene',
  drinks: 'against',
  dining: 'against',
  occasion: 'against',
  outside: 'against',
  elsewhere: 'elsewhere',
  asking: 'against',
  homeward: 'against',
  hosting: 'against',
  estate: 'elsewhere',
  promo: 'against',
  repost: 'against',
  cancel: 'against',
  dreaming: 'against',
  seen: 'against',
  othersstay: 'against',
  bedtime: 'scene',
  sojourn: 'scene',
  arrival: 'scene',
  rented: 'scene',
  dorm: 'scene',
  keycard: 'scene',
  flat: null,
} as const satisfies Record<string, CueGroup | null>;

export type CueCategory = keyof typeof CATEGORIES;

const MEANINGS: ReadonlyMap<string, CueGroup | null> = new Map(Object.entries(CATEGORIES));

export const CUE_CATEGORIES = Object.keys(CATEGORIES) as readonly CueCategory[];

export function isCueCategory(name: string): name is CueCategory {
  return MEANINGS.has(name);
}

/** The group of a category; null if it belongs to none. */
export function groupOf(category: CueCategory): CueGroup | null {
  return MEANINGS.get(category) ?? null;
}

export function categorySet(...names: readonly CueCategory[]): ReadonlySet<CueCategory> {
  return new Set(names);
}

const NUMBERS: ReadonlyMap<string, number> = new Map(CUE_CATEGORIES.map((name, at) => [name, at + 1]));

/** A number for a category, from 1 on. */
export function cueNumber(category: CueCategory): number {
  return NUMBERS.get(category) ?? 0;
}
