import { austria } from './austria.ts';
import { germanyNorth } from './germany-north.ts';
import { switzerland } from './switzerland.ts';

/** All tables of stays, in the order in which the keys of repeated visits are counted. */
export const tables: readonly string[] = [austria, switzerland, germanyNorth];
