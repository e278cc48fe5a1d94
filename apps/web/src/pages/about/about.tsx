import { Chapter, Paragraphs } from '../../blocks/magazine/chapter.tsx';
import { Badge, Entries } from '../../blocks/magazine/entries.tsx';
import { Masthead } from '../../blocks/magazine/masthead.tsx';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { HeroScene } from '../../design/scene/hero-scene.tsx';
import { type PageHandle, PageHead } from '../../platform/page/page-head.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

export const handle: PageHandle = { texts: ['about', 'homePage'] };

/** What Staylore is, what is planned, and credits. */
export default function AboutPage() {
  const { t } = useTexts();
  const paths = usePaths();
  return (
    <div className="mx-auto max-w-page px-edge pt-8 md:pt-14">
      <PageHead title={t('about.kicker')} description={t('about.lead')} />
      <Masthead
        kicker={t('about.kicker')}
        title={t('about.title')}
        lead={t('about.lead')}
        picture={
          <HeroScene
            label={t('homePage.scene')}
            className="aspect-6/5 w-full rounded-card md:aspect-[18/19]"
          />
        }
      >
        <ButtonLink to={paths.home} size="large">
          {t('about.explore')}
        </ButtonLink>
      </Masthead>
      <Chapter title={t('about.story.title')}>
        <Paragraphs texts={t('about.story.paragraphs', { returnObjects: true })} />
      </Chapter>
      <Chapter title={t('about.does.title')} lead={t('about.does.lead')}>
        <Entries entries={t('about.does.entries', { returnObjects: true })} />
      </Chapter>
      <Chapter title={t('about.magic.title')}>
        <div className="mb-5">
          <Badge>{t('about.magic.badge')}</Badge>
        </div>
        <Paragraphs texts={t('about.magic.paragraphs', { returnObjects: true })} />
      </Chapter>
      <Chapter title={t('about.thanks.title')} lead={t('about.thanks.lead')}>
        <Credits />
      </Chapter>
    </div>
  );
}

function Credits() {
  const { t } = useTexts();
  return (
    <div className="max-w-text">
      <dl className="grid gap-5">
        {t('about.thanks.credits', { returnObjects: true }).map(({ name, text, url }) => (
          <div key={name}>
            <dt className="font-medium">
              {url === undefined ? (
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
      <p className="mt-8 text-14 text-ink-soft">{t('about.thanks.names')}</p>
    </div>
  );
}
