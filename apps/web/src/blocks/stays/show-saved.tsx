import type { ShowSaved } from '../../features/imports/photo-network/components/save-dialog.tsx';
import { LazyPart } from '../../platform/page/lazy-part.tsx';
import { lazyPart } from '../../platform/page/lazy-part-loading.ts';

const AfterSave = lazyPart(() => import('./after-save.tsx'));

/** What every page adds to the dialog of saved stays. */
export const showSaved: ShowSaved = (saved, close) => (
  <LazyPart>
    <AfterSave saved={saved} onClose={close} />
  </LazyPart>
);
