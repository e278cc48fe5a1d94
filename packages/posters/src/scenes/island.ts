import { atoll, pavilion, stilts } from './island-lagoons.ts';
import { hammock, karst, volcano } from './island-shores.ts';

export const island = [stilts, volcano, hammock, karst, atoll, pavilion] as const;
