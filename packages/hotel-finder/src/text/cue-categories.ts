/** What phrases speak for: a stay, what surrounds one, something else, being somewhere else. */
export type CueGroup = 'stay' | 'scene' | 'against' | 'elsewhere';

interface Meaning {
  readonly group: CueGroup | null;
  /** What a phrase right beside a name says about that name. */
  readonly besideName?: 'stay' | 'against';
}

/** The categories of `data/cues.txt`, in their order there. */
const CATEGORIES = {
  slept: { group: 'stay', besideName: 'stay' },
  stayed: { group: 'stay', besideName: 'stay' },
  checkin: { group: 'stay', besideName: 'stay' },
  room: { group: 'stay', besideName: 'stay' },
  nights: { group: 'stay', besideName: 'stay' },
  amenity: { group: 'scene' },
  hotelword: { group: 'scene' },
  ourhotel: { group: null },
  book: { group: 'stay', besideName: 'stay' },
  pernight: { group: 'stay' },
  partner: { group: 'scene' },
  plan: { group: 'stay', besideName: 'stay' },
  travel: { group: 'scene' },
  again: { group: 'scene', besideName: 'stay' },
  bar: { group: 'against', besideName: 'against' },
  food: { group: 'against', besideName: 'against' },
  event: { group: 'against', besideName: 'against' },
  dayspa: { group: 'against', besideName: 'against' },
  pass: { group: 'against', besideName: 'against' },
  media: { group: 'against', besideName: 'against' },
  news: { group: 'against', besideName: 'against' },
  history: { group: 'against', besideName: 'against' },
  home: { group: 'elsewhere' },
  private: { group: 'elsewhere' },
  outdoor: { group: 'elsewhere' },
  ship: { group: 'elsewhere' },
  wish: { group: 'against', besideName: 'against' },
  give: { group: 'against', besideName: 'against' },
  pet: { group: 'against' },
  job: { group: 'against', besideName: 'against' },
  opinion: { group: 'against' },
  negation: { group: 'against', besideName: 'against' },
  recipe: { group: 'elsewhere' },
  fashion: { group: 'elsewhere' },
  sport: { group: 'elsewhere' },
  bed: { group: 'stay', besideName: 'stay' },
  praise: { group: 'scene', besideName: 'stay' },
  duration: { group: 'stay', besideName: 'stay' },
  people: { group: 'scene' },
  drinks: { group: 'against', besideName: 'against' },
  dining: { group: 'against', besideName: 'against' },
  occasion: { group: 'against', besideName: 'against' },
  outside: { group: 'against', besideName: 'against' },
  elsewhere: { group: 'elsewhere', besideName: 'against' },
  asking: { group: 'against' },
  homeward: { group: 'against' },
  hosting: { group: 'against' },
  estate: { group: 'elsewhere' },
} as const satisfies Record<string, Meaning>;

export type CueCategory = keyof typeof CATEGORIES;

const MEANINGS: ReadonlyMap<string, Meaning> = new Map(Object.entries(CATEGORIES));

export const CUE_CATEGORIES = Object.keys(CATEGORIES) as readonly CueCategory[];

/** Whether a word is the name of a category. */
export function isCueCategory(name: string): name is CueCategory {
  return MEANINGS.has(name);
}

/** What a category speaks for; null where it belongs to no group. */
export function groupOf(category: CueCategory): CueGroup | null {
  return MEANINGS.get(category)?.group ?? null;
}

/** What a phrase of a category says about a name right beside it; undefined where it says nothing. */
export function meaningBesideName(category: CueCategory): Meaning['besideName'] {
  return MEANINGS.get(category)?.besideName;
}

export function categorySet(...names: readonly CueCategory[]): ReadonlySet<CueCategory> {
  return new Set(names);
}
