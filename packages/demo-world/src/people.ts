import { introductions } from './data/introductions.ts';
import type { DemoPerson } from './types.ts';

/** The password of every demo member. */
export const password = 'staylore-demo';

export const people: readonly DemoPerson[] = introductions.map((person) => ({
  ...person,
  email: `${person.username}@demo.example`,
  home: { city: person.home[0], country: person.home[1] },
}));
