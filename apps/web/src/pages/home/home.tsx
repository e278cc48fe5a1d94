import { PageHead } from '../../platform/page-head.tsx';
import { useTexts } from '../../platform/texts.tsx';

export default function Home() {
  const { t } = useTexts();
  return (
    <div className="mx-auto max-w-page px-4 py-16 md:px-8">
      <PageHead title={t('homePage.meta_title')} description={t('homePage.meta_description')} />
      <h1 className="max-w-[16ch] text-36 md:text-48">{t('homePage.title')}</h1>
      <p className="mt-4 max-w-text text-18 text-ink-soft">{t('homePage.subtitle')}</p>
    </div>
  );
}
