import { Chapter } from '../../blocks/magazine/chapter.tsx';
import { Entries, Steps } from '../../blocks/magazine/entries.tsx';
import { Masthead } from '../../blocks/magazine/masthead.tsx';
import { Plate } from '../../blocks/magazine/plate.tsx';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { type PageHandle, PageHead } from '../../platform/page/page-head.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { conversionExample } from './conversion-example.ts';

export const handle: PageHandle = { texts: ['partners'] };

/** How hotels and booking providers connect, with the call that reports bookings. */
export default function PartnersPage() {
  const { t } = useTexts();
  const paths = usePaths();
  return (
    <div className="mx-auto max-w-page px-edge pt-8 md:pt-14">
      <PageHead title={t('partners.kicker')} description={t('partners.lead')} />
      <Masthead
        kicker={t('partners.kicker')}
        title={t('partners.title')}
        lead={t('partners.lead')}
        picture={<Plate of="partners" />}
      >
        <ButtonLink to={paths.contact} size="large">
          {t('partners.contact')}
        </ButtonLink>
      </Masthead>
      <Chapter title={t('partners.who.title')}>
        <Entries entries={t('partners.who.entries', { returnObjects: true })} />
      </Chapter>
      <Chapter title={t('partners.how.title')} lead={t('partners.how.lead')}>
        <Steps entries={t('partners.how.entries', { returnObjects: true })} />
      </Chapter>
      <Chapter title={t('partners.call.title')} lead={t('partners.call.lead')}>
        <section
          aria-label={t('partners.call.example')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it
          tabIndex={0}
          className="mb-10 overflow-x-auto rounded-card border border-line bg-sunken"
        >
          <pre className="w-max p-5 text-14">
            <code>{conversionExample}</code>
          </pre>
        </section>
        <Entries entries={t('partners.call.rules', { returnObjects: true })} />
      </Chapter>
    </div>
  );
}
