import type { DemoPerson } from '../../types.ts';

/** A member as written here; the mail address follows from the name. */
export type Introduction = Omit<DemoPerson, 'email' | 'home'> & {
  home: readonly [city: string, country: string];
};
