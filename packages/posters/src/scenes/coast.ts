import { bay, fromAbove, headland, villaAboveSea } from './coast-shores.ts';
import { harbour, throughArch, whiteVillage } from './coast-towns.ts';

export const coast = [headland, harbour, villaAboveSea, bay, throughArch, whiteVillage, fromAbove] as const;
