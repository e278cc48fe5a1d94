import { Chapter } from '../../blocks/magazine/chapter.tsx';
import { Entries, Steps } from '../../blocks/magazine/entries.tsx';
import { Masthead } from '../../blocks/magazine/masthead.tsx';
import { Plate } from '../../blocks/magazine/plate.tsx';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { PageHead } from '../../platform/page/page-head.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { partnersDe } from './content/de.ts';
import { partnersEn } from './content/en.ts';
import { conversionExample } from './content/partners-text.ts';

/** How hotels and booking providers connect, with the call that reports bookings. */
export default function PartnersPage() {
  const { language } = useTexts();
  const paths = usePaths();
  const text = language === 'de' ? partnersDe : partnersEn;
  const { who, how, call } = text;
  return (
    <div className="mx-auto max-w-page px-edge pt-8 md:pt-14">
      <PageHead title={text.kicker} description={text.lead} />
      <Masthead kicker={text.kicker} title={text.title} lead={text.lead} picture={<Plate of="partners" />}>
        <ButtonLink to={paths.contact} size="large">
          {text.contact}
        </ButtonLink>
      </Masthead>
      <Chapter title={who.title}>
        <Entries entries={who.entries} />
      </Chapter>
      <Chapter title={how.title} lead={how.lead}>
        <Steps entries={how.entries} />
      </Chapter>
      <Chapter title={call.title} lead={call.lead}>
        <section
          aria-label={call.example}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, which the keyboard must reach
          tabIndex={0}
          className="mb-10 overflow-x-auto rounded-card border border-line bg-sunken"
        >
          <pre className="w-max p-5 text-14">
            <code>{conversionExample}</code>
          </pre>
        </section>
        <Entries entries={call.rules} />
      </Chapter>
    </div>
  );
}
