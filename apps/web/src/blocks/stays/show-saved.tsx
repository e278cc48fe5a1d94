import { Skeleton } from '../../design/primitives/skeleton/skeleton.tsx';
import type { ShowSaved } from '../../features/imports/photo-network/components/save-dialog.tsx';
import { LazyPart } from '../../platform/page/lazy-part.tsx';
import { lazyPart } from '../../platform/page/lazy-part-loading.ts';

const fetchAfterSave = () => import('./after-save.tsx');
const AfterSave = lazyPart(fetchAfterSave);

/** Preloads that chunk while the stays are being saved. If this fails it is loaded when shown. */
export function prepareSaved(): void {
  fetchAfterSave().catch(() => undefined);
}

/** What every page adds to the dialog of saved stays. */
export const showSaved: ShowSaved = (saved, close) => (
  <LazyPart fallback={<Skeleton className="mt-4 h-60" />}>
    <AfterSave saved={saved} onClose={close} />
  </LazyPart>
);
