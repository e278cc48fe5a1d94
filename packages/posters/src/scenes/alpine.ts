import type { Compositions } from '../stage.ts';
import { aboveClouds, chaletBelowPeak, overTheGorge } from './alpine-heights.ts';
import { grandHotelBelow, tarn, valley, viaduct } from './alpine-valleys.ts';

export const alpine: Compositions = {
  wide: [chaletBelowPeak, tarn, overTheGorge, aboveClouds, grandHotelBelow, viaduct],
  upright: [valley],
};
