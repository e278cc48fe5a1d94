import { Button } from '../../../../design/primitives/button/button.tsx';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import type { StreetTiles } from './use-street-tiles.ts';

/** Asks before anything is loaded from the street map's service; the answer is stored. */
export function TilesNotice({ street }: { street: Pick<StreetTiles, 'tiles' | 'consent' | 'decide'> }) {
  const { t } = useTexts();
  const { tiles, consent, decide } = street;
  if (tiles === null || consent !== null) return null;
  return (
    <section
      aria-label={t('map.street.label')}
      className="pointer-events-auto max-w-alert rounded-card border border-line bg-surface p-4"
    >
      <p className="text-14 text-ink">{t('map.street.question', { host: new URL(tiles.url).hostname })}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" onClick={() => decide('yes')}>
          {t('map.street.accept')}
        </Button>
        <Button size="small" kind="quiet" onClick={() => decide('no')}>
          {t('map.street.refuse')}
        </Button>
      </div>
    </section>
  );
}
