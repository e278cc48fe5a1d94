/** Writes the names that the finder looks up, from the lists of hotels. Run after changing a list: `node packages/hotel-finder/compile/main.ts`. */
import { writeFileSync } from 'node:fs';
import { hotelNames } from './hotel-names.ts';

for (const [file, text] of Object.entries(hotelNames()))
  writeFileSync(new URL(`../src/data/${file}`, import.meta.url), text);
