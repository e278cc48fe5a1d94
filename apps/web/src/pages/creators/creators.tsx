import { Chapter } from '../../blocks/magazine/chapter.tsx';
import { Entries, Questions, Steps } from '../../blocks/magazine/entries.tsx';
import { Masthead } from '../../blocks/magazine/masthead.tsx';
import { Plate } from '../../blocks/magazine/plate.tsx';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { type PageHandle, PageHead } from '../../platform/page/page-head.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

export const handle: PageHandle = { texts: ['creators'] };

/** The Creator Program: how it works, what it pays, how to begin. */
export default function CreatorsPage() {
  const { t } = useTexts();
  const paths = usePaths();
  return (
    <div className="mx-auto max-w-page px-edge pt-8 md:pt-14">
      <PageHead title={t('creators.kicker')} description={t('creators.lead')} />
      <Masthead
        kicker={t('creators.kicker')}
        title={t('creators.title')}
        lead={t('creators.lead')}
        picture={<Plate of="creators" />}
      >
        <ButtonLink to={paths.signUp} size="large" className="max-sm:w-full max-sm:px-3">
          {t('creators.join')}
        </ButtonLink>
        <ButtonLink to={paths.instagram} size="large" kind="secondary" className="max-sm:w-full">
          {t('creators.tryScan')}
        </ButtonLink>
      </Masthead>
      <HowItWorks />
      <Conditions />
      <Chapter title={t('creators.tools.title')}>
        <Entries entries={t('creators.tools.entries', { returnObjects: true })} />
      </Chapter>
      <Chapter title={t('creators.questions.title')}>
        <Questions entries={t('creators.questions.entries', { returnObjects: true })} />
      </Chapter>
      <Chapter title={t('creators.start.title')}>
        <Steps entries={t('creators.start.entries', { returnObjects: true })} />
        <ButtonLink to={paths.signUp} size="large" className="mt-10 max-sm:w-full max-sm:px-3">
          {t('creators.join')}
        </ButtonLink>
      </Chapter>
    </div>
  );
}

function HowItWorks() {
  const { t } = useTexts();
  return (
    <section aria-label={t('creators.howLabel')} className="border-b border-line py-10 md:py-14">
      <ul className="grid gap-10 md:grid-cols-3 md:gap-12">
        {t('creators.how', { returnObjects: true }).map((entry) => (
          <li key={entry.title}>
            <h2 className="text-28">{entry.title}</h2>
            <p className="mt-3 text-18 text-ink-soft">{entry.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Conditions() {
  const { t } = useTexts();
  return (
    <Chapter title={t('creators.conditions.title')} lead={t('creators.conditions.lead')}>
      <p className="mb-10 flex flex-wrap items-baseline gap-x-4">
        <span className="font-serif text-[6rem] leading-none text-accent md:text-[8rem]">
          {t('creators.conditions.rate')}
        </span>
        <span className="text-22">{t('creators.conditions.rateText')}</span>
      </p>
      <Entries entries={t('creators.conditions.entries', { returnObjects: true })} />
    </Chapter>
  );
}
