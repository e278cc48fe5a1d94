import type { Compositions } from '../stage.ts';
import { autumnHotel, lakeHouse, southernShore } from './lake-mirrors.ts';
import { fromTheCanoe, jettyView, vineyards } from './lake-outings.ts';

export const lake: Compositions = {
  wide: [lakeHouse, jettyView, southernShore, vineyards, autumnHotel],
  upright: [fromTheCanoe],
};
