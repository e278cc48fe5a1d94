import { autumnHotel, lakeHouse, southernShore } from './lake-mirrors.ts';
import { fromTheCanoe, jettyView, vineyards } from './lake-outings.ts';

export const lake = [lakeHouse, jettyView, southernShore, vineyards, autumnHotel, fromTheCanoe] as const;
