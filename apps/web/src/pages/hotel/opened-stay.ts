import { lazy } from 'react';

/** The details of a stay over the page, fetched when the first one is opened. */
export const OpenedStay = lazy(() => import('../stays/opened-stay.tsx'));
