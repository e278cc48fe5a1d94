import { Layers, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { TilesNotice } from './tiles-notice.tsx';
import type { StreetMap } from './use-street-map.ts';

interface Props {
  street: StreetMap;
  /** Land and borders could not be fetched. */
  bare: boolean;
  onZoom(by: 1 | -1): void;
  /** The map itself. */
  children: ReactNode;
}

/** The controls of every map: zoom, street map, attribution. */
export function MapFrame({ street, bare, onZoom, children }: Props) {
  const { t } = useTexts();
  return (
    <div className="relative isolate size-full overflow-hidden bg-(--map-water)">
      {children}
      <Controls street={street} onZoom={onZoom} />
      <div className="pointer-events-none absolute inset-x-0 bottom-0 flex flex-col items-start gap-2 p-2">
        <TilesNotice street={street} />
        {street.failed || bare ? (
          <p role="status" className="rounded-8 bg-surface px-3 py-2 text-14 text-ink">
            {t(bare ? 'map.bare' : 'map.street.failed')}
          </p>
        ) : null}
        <Credit street={street} />
      </div>
    </div>
  );
}

const control =
  'flex size-11 items-center justify-center bg-surface text-ink hover:bg-sunken focus-visible:-outline-offset-2 [&_svg]:size-5';

function Controls({ street, onZoom }: Pick<Props, 'street' | 'onZoom'>) {
  const { t } = useTexts();
  const on = street.consent === 'yes';
  return (
    <div className="absolute top-3 right-3 grid gap-2">
      <div className="divide-y divide-line overflow-hidden rounded-8 border border-line">
        <button type="button" className={control} aria-label={t('map.zoom_in')} onClick={() => onZoom(1)}>
          <Plus aria-hidden="true" />
        </button>
        <button type="button" className={control} aria-label={t('map.zoom_out')} onClick={() => onZoom(-1)}>
          <Minus aria-hidden="true" />
        </button>
      </div>
      {street.tiles === null || street.consent === null ? null : (
        <button
          type="button"
          className={`${control} rounded-8 border border-line aria-pressed:text-accent`}
          aria-label={t('map.street.label')}
          aria-pressed={on}
          title={t('map.street.label')}
          onClick={() => street.decide(on ? 'no' : 'yes')}
        >
          <Layers aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

/** Attribution of the map; the licence of GeoNames requires it. */
function Credit({ street }: { street: StreetMap }) {
  const text =
    street.shown && street.tiles !== null ? street.tiles.attribution : 'Natural Earth · GeoNames (CC BY 4.0)';
  if (text === '') return null;
  return <p className="rounded-4 bg-surface/85 px-1.5 text-12 leading-[1.25rem] text-ink-soft">{text}</p>;
}
