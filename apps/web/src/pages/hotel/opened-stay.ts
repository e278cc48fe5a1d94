import { later } from '../../platform/later.tsx';

/** The details of a stay over the page, fetched when the first one is opened. */
export const OpenedStay = later(() => import('../stays/opened-stay.tsx'));
