import { greatBridge, rooftops, skyline } from './city-skylines.ts';
import { canal, easternCity, riverDome, tramHill } from './city-streets.ts';

export const city = [skyline, riverDome, canal, rooftops, tramHill, greatBridge, easternCity] as const;
