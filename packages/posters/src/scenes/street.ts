import { arcade, cafe, houseFront } from './street-fronts.ts';
import { lanternStreet, market, stepsToTheSea } from './street-lanes.ts';

export const street = [stepsToTheSea, lanternStreet, market, houseFront, cafe, arcade] as const;
