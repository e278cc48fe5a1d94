import { later } from '../../platform/page/later.tsx';

/** The details of a stay over the page, fetched when the first one is opened. */
export const OpenedStay = later(() => import('../../blocks/stays/opened-stay.tsx'));
