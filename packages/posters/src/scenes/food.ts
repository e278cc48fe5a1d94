import { picnic, stillLife, terrace } from './food-outings.ts';
import { atTheWindow, flatLay } from './food-tables.ts';

export const food = [atTheWindow, flatLay, stillLife, terrace, picnic, flatLay] as const;
