import { useTexts } from '../../platform/texts/texts.tsx';

/** Says that there is no more. */
export function EndOfList() {
  const { t } = useTexts();
  return <p className="text-center font-serif text-18 text-ink-soft">{t('homePage.end')}</p>;
}
