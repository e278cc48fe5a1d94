import type { Compositions } from '../stage.ts';
import { picnic, stillLife, terrace } from './food-outings.ts';
import { atTheWindow, flatLay } from './food-tables.ts';

export const food: Compositions = {
  wide: [atTheWindow, terrace, picnic],
  upright: [flatLay, stillLife, flatLay],
};
