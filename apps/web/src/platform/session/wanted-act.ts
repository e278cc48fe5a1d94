import { readJson, storeText } from '../storage/stored.ts';

const key = 'wanted_act';

/** What a visitor can ask for before signing in: favouriting a stay, by its id, or following a member, by username. */
export type WantedAct = { favourite: number } | { follow: string };

/** Stores, for this window, what a visitor wants done after signing in; only the last is kept. */
export const rememberAct = (wanted: WantedAct) => storeText('sessionStorage', key, JSON.stringify(wanted));

/** What was wanted, deleted on read; null if nothing was. */
export function takeWanted(): WantedAct | null {
  const wanted = readJson('sessionStorage', key);
  storeText('sessionStorage', key, null);
  return wanted as WantedAct | null;
}
