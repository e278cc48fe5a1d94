import type { ShowSaved } from '../../features/imports/photo-network/components/save-dialog.tsx';
import { LazyPart } from '../../platform/page/lazy-part.tsx';
import { lazyPart } from '../../platform/page/lazy-part-loading.ts';

const fetchAfterSave = () => import('./after-save.tsx');
const AfterSave = lazyPart(fetchAfterSave);

/** Fetches that part while the stays are being saved, so that the dialog opens whole. One that does not come is fetched again when shown. */
export function prepareSaved(): void {
  fetchAfterSave().catch(() => undefined);
}

/** What every page adds to the dialog of saved stays. */
export const showSaved: ShowSaved = (saved, close) => (
  <LazyPart>
    <AfterSave saved={saved} onClose={close} />
  </LazyPart>
);
