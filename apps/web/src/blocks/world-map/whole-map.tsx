import { Button } from '../../design/primitives/button/button.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';
import type { Zoom } from './use-zoom.ts';

/** Leads from a zoomed map back to all of it, and says how many stays it was zoomed to. */
export function WholeMap({ zoom, onLeave }: { zoom: Zoom; onLeave(): void }) {
  const { t } = useTexts();
  const { ids } = zoom;
  return (
    <>
      <p role="status" className="sr-only">
        {ids === null ? null : t('map.here', { count: ids.size })}
      </p>
      {ids === null ? null : (
        <Button
          kind="secondary"
          size="small"
          className="absolute! top-2 right-2 z-20"
          onClick={() => {
            zoom.to(null);
            onLeave();
          }}
        >
          {t('map.all')}
        </Button>
      )}
    </>
  );
}
