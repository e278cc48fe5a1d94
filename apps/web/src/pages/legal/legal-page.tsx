import { Masthead } from '../../blocks/magazine/masthead.tsx';
import type { Company } from '../../platform/page/company.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import { type Texts, useTexts } from '../../platform/texts/texts.tsx';

type LegalText = 'terms' | 'privacy';

/** The sections of a legal text, with the operator's data in them. */
function sectionsOf(text: LegalText, company: Company, { t }: Texts) {
  const values = { company: company.name, address: company.address.join(', '), mail: company.mail };
  return t(`${text}.sections`, { returnObjects: true, ...values });
}

type LegalSection = ReturnType<typeof sectionsOf>[number];

export function LegalPage({ text, company }: { text: LegalText; company: Company }) {
  const texts = useTexts();
  const { t } = texts;
  const title = t(`${text}.title`);
  const lead = t(`${text}.lead`);
  const sections = sectionsOf(text, company, texts);
  return (
    <div className="mx-auto max-w-page px-edge pt-8 md:pt-14">
      <PageHead title={title.replaceAll('\u00ad', '')} description={lead} />
      <Masthead kicker={t(`${text}.kicker`)} title={title} lead={lead}>
        <p className="text-14 text-ink-soft">{t(`${text}.dated`)}</p>
      </Masthead>
      <div className="grid gap-10 py-10 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] md:gap-12 md:py-14">
        <Contents label={t(`${text}.contents`)} sections={sections} />
        <div className="min-w-0 max-w-text">
          {company.fictional ? (
            <p className="mb-10 rounded-8 bg-accent-soft px-4 py-3">{t(`${text}.fictional`)}</p>
          ) : null}
          {sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
        </div>
      </div>
    </div>
  );
}

function Contents({ label, sections }: { label: string; sections: readonly LegalSection[] }) {
  return (
    <nav aria-label={label} className="self-start md:sticky md:top-24">
      <ol className="sm:max-md:columns-2">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-block py-1 text-ink-soft underline-offset-4 hover:text-ink hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Section({ section }: { section: LegalSection }) {
  return (
    <section aria-labelledby={section.id} className="mb-12 last:mb-0">
      <h2 id={section.id} className="text-28 break-words hyphens-auto">
        {section.title}
      </h2>
      {'dated' in section ? <p className="mt-1 text-14 text-ink-soft">{section.dated}</p> : null}
      <div className="mt-4 grid gap-4 text-18">
        {section.blocks.map((block) =>
          typeof block === 'string' ? (
            <p key={block} className="break-words">
              {block}
            </p>
          ) : (
            <ul key={block[0]} className="grid list-disc gap-1.5 pl-5 marker:text-accent">
              {block.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          ),
        )}
      </div>
    </section>
  );
}
