import type { Compositions } from '../stage.ts';
import { greatBridge, rooftops, skyline } from './city-skylines.ts';
import { canal, easternCity, riverDome, tramHill } from './city-streets.ts';

export const city: Compositions = {
  wide: [skyline, riverDome, canal, rooftops, greatBridge],
  upright: [tramHill],
  eastern: [easternCity],
};
