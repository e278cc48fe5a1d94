import { useTexts } from '../../platform/texts/texts.tsx';

/** What a way to import needs, as a closing sentence. */
export function Needs({ text }: { text: string }) {
  const { t } = useTexts();
  return (
    <p className="mt-6 max-w-text text-ink-soft">
      <strong className="font-medium text-ink">{t('importHub.needs')}</strong> {text}
    </p>
  );
}
