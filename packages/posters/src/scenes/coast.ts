import type { Compositions } from '../stage.ts';
import { bay, fromAbove, headland, villaAboveSea } from './coast-shores.ts';
import { harbour, throughArch, whiteVillage } from './coast-towns.ts';

export const coast: Compositions = {
  wide: [headland, harbour, villaAboveSea, bay],
  upright: [throughArch, whiteVillage, fromAbove],
};
