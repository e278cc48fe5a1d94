import type { countries as english } from '../../en/site/countries.ts';
import type { Widen } from '../../widen.ts';

/** Länder, die Node und Browser verschieden nennen. */
export const countries: Widen<typeof english> = {
  FK: 'Falklandinseln',
  HK: 'Hongkong',
  MO: 'Macau',
  PS: 'Palästina',
};
