import type { Compositions } from '../stage.ts';
import { arcade, cafe, houseFront } from './street-fronts.ts';
import { lanternStreet, market, stepsToTheSea } from './street-lanes.ts';

export const street: Compositions = {
  wide: [market, cafe, arcade],
  upright: [stepsToTheSea, lanternStreet, houseFront],
};
