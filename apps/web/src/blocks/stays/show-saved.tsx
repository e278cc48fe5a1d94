import { lazy } from 'react';
import type { ShowSaved } from '../../features/imports/photo-network/components/save-dialog.tsx';
import { LazyPart } from '../../platform/page/lazy-part.tsx';

const AfterSave = lazy(() => import('./after-save.tsx'));

/** What every page adds to the dialog of saved stays. */
export const showSaved: ShowSaved = (saved, close) => (
  <LazyPart>
    <AfterSave saved={saved} onClose={close} />
  </LazyPart>
);
