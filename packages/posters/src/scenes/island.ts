import type { Compositions } from '../stage.ts';
import { atoll, pavilion, stilts } from './island-lagoons.ts';
import { hammock, karst, volcano } from './island-shores.ts';

export const island: Compositions = {
  wide: [stilts, pavilion],
  eastern: [karst],
  upright: [volcano, hammock, atoll],
};
