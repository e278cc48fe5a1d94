import type { countries as english } from '../../en/site/countries.ts';
import type { Widen } from '../../widen.ts';

/** Länder, die Node und Browser verschieden nennen, und solche, die im Alltag kürzer heißen. */
export const countries: Widen<typeof english> = {
  FK: 'Falklandinseln',
  GB: 'Großbritannien',
  HK: 'Hongkong',
  MO: 'Macau',
  PS: 'Palästina',
};
