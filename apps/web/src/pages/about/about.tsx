import { Chapter, Paragraphs } from '../../blocks/magazine/chapter.tsx';
import { Badge, Entries } from '../../blocks/magazine/entries.tsx';
import { Masthead } from '../../blocks/magazine/masthead.tsx';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { HeroScene } from '../../design/scene/hero-scene.tsx';
import { PageHead } from '../../platform/page/page-head.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import type { PageHandle } from '../../platform/texts/page-texts.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';
import type { AboutText } from './content/about-text.ts';
import { aboutDe } from './content/de.ts';
import { aboutEn } from './content/en.ts';

export const handle: PageHandle = { texts: ['homePage'] };

/** What Staylore is, what is being built, and whose work it stands on. */
export default function AboutPage() {
  const { t, language } = useTexts();
  const paths = usePaths();
  const text = language === 'de' ? aboutDe : aboutEn;
  return (
    <div className="mx-auto max-w-page px-edge pt-8 md:pt-14">
      <PageHead title={text.kicker} description={text.lead} />
      <Masthead
        kicker={text.kicker}
        title={text.title}
        lead={text.lead}
        picture={
          <HeroScene
            label={t('homePage.scene')}
            className="aspect-3/2 w-full rounded-card md:aspect-[18/19]"
          />
        }
      >
        <ButtonLink to={paths.home} size="large">
          {text.explore}
        </ButtonLink>
      </Masthead>
      <Chapter title={text.story.title}>
        <Paragraphs texts={text.story.paragraphs} />
      </Chapter>
      <Chapter title={text.does.title} lead={text.does.lead}>
        <Entries entries={text.does.entries} />
      </Chapter>
      <Chapter title={text.magic.title}>
        <div className="mb-5">
          <Badge>{text.magic.badge}</Badge>
        </div>
        <Paragraphs texts={text.magic.paragraphs} />
      </Chapter>
      <Chapter title={text.thanks.title} lead={text.thanks.lead}>
        <Credits thanks={text.thanks} />
      </Chapter>
    </div>
  );
}

function Credits({ thanks }: { thanks: AboutText['thanks'] }) {
  return (
    <div className="max-w-text">
      <dl className="grid gap-5">
        {thanks.credits.map(({ name, text, url }) => (
          <div key={name}>
            <dt className="font-medium">
              {url === null ? (
                name
              ) : (
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="underline underline-offset-4"
                >
                  {name}
                </a>
              )}
            </dt>
            <dd className="text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 text-14 text-ink-soft">{thanks.names}</p>
    </div>
  );
}
