import { MapPinOff } from 'lucide-react';
import { useTexts } from '../../../../platform/texts/texts.tsx';

/** Shown instead of a map in a browser that cannot draw one. */
export function MapUnavailable() {
  const { t } = useTexts();
  return (
    <div className="flex size-full flex-col items-center justify-center gap-3 bg-sunken p-6 text-center">
      <MapPinOff aria-hidden="true" className="size-8 text-ink-soft" />
      <p className="font-serif text-22">{t('map.unavailable_title')}</p>
      <p className="max-w-[40ch] text-14 text-ink-soft">{t('map.unavailable_text')}</p>
    </div>
  );
}
