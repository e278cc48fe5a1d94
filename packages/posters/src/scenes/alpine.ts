import { aboveClouds, chaletBelowPeak, overTheGorge } from './alpine-heights.ts';
import { grandHotelBelow, tarn, valley, viaduct } from './alpine-valleys.ts';

export const alpine = [
  chaletBelowPeak,
  valley,
  tarn,
  overTheGorge,
  aboveClouds,
  grandHotelBelow,
  viaduct,
] as const;
