import { Chapter } from '../../blocks/magazine/chapter.tsx';
import { Entries, Questions, Steps } from '../../blocks/magazine/entries.tsx';
import { Masthead } from '../../blocks/magazine/masthead.tsx';
import { Plate } from '../../blocks/magazine/plate.tsx';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { PageHead } from '../../platform/page/page-head.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import type { CreatorsText } from './content/creators-text.ts';
import { creatorsDe } from './content/de.ts';
import { creatorsEn } from './content/en.ts';

/** The creator programme: how it works, what it pays, how to begin. */
export default function CreatorsPage() {
  const { language } = useTexts();
  const paths = usePaths();
  const text = language === 'de' ? creatorsDe : creatorsEn;
  return (
    <div className="mx-auto max-w-page px-edge pt-8 md:pt-14">
      <PageHead title={text.kicker} description={text.lead} />
      <Masthead kicker={text.kicker} title={text.title} lead={text.lead} picture={<Plate of="creators" />}>
        <ButtonLink to={paths.signUp} size="large" className="max-sm:w-full max-sm:px-3">
          {text.join}
        </ButtonLink>
        <ButtonLink to={paths.instagram} size="large" kind="secondary" className="max-sm:w-full">
          {text.tryScan}
        </ButtonLink>
      </Masthead>
      <HowItWorks text={text} />
      <Terms terms={text.terms} />
      <Chapter title={text.tools.title}>
        <Entries entries={text.tools.entries} />
      </Chapter>
      <Chapter title={text.questions.title}>
        <Questions entries={text.questions.entries} />
      </Chapter>
      <Chapter title={text.start.title}>
        <Steps entries={text.start.entries} />
        <ButtonLink to={paths.signUp} size="large" className="mt-10 max-sm:w-full max-sm:px-3">
          {text.join}
        </ButtonLink>
      </Chapter>
    </div>
  );
}

function HowItWorks({ text }: { text: CreatorsText }) {
  return (
    <section aria-label={text.howLabel} className="border-b border-line py-10 md:py-14">
      <ul className="grid gap-10 md:grid-cols-3 md:gap-12">
        {text.how.map((entry) => (
          <li key={entry.title}>
            <h2 className="text-28">{entry.title}</h2>
            <p className="mt-3 text-18 text-ink-soft">{entry.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Terms({ terms }: { terms: CreatorsText['terms'] }) {
  return (
    <Chapter title={terms.title} {...(terms.lead === undefined ? {} : { lead: terms.lead })}>
      <p className="mb-10 flex flex-wrap items-baseline gap-x-4">
        <span className="font-serif text-[6rem] leading-none text-accent md:text-[8rem]">{terms.rate}</span>
        <span className="text-22">{terms.rateText}</span>
      </p>
      <Entries entries={terms.entries} />
    </Chapter>
  );
}
