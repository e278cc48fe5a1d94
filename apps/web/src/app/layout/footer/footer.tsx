import { Link } from 'react-router';
import { usePaths } from '../../../platform/page/paths.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';
import { Mark } from '../logo.tsx';
import { LanguageSelect } from './language-select.tsx';
import { SocialLinks } from './social-links.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** Footer of every page: navigation, language, theme, copyright. */
export function Footer() {
  const paths = usePaths();
  const { t } = useTexts();
  const groups = [
    {
      title: t('footer.company_item'),
      links: [
        { to: paths.about, label: t('footer.about_item') },
        { to: paths.maps, label: t('footer.map_item') },
      ],
    },
    { title: t('footer.support_item'), links: [{ to: paths.contact, label: t('footer.contact_item') }] },
    {
      title: t('footer.work_with_us_item'),
      links: [
        { to: paths.influencer, label: t('footer.influencer_item') },
        { to: paths.partners, label: t('footer.affiliate_item') },
        { to: paths.instagram, label: t('footer.import_item') },
      ],
    },
    {
      title: t('footer.legal_item'),
      links: [
        { to: paths.privacy, label: t('footer.privacy_item') },
        { to: paths.terms, label: t('footer.term_of_use_item') },
        { to: `${paths.contact}#imprint`, label: t('footer.imprint_item') },
      ],
    },
  ];
  return (
    <footer className="mt-20 border-t border-line bg-sunken">
      <div className="mx-auto max-w-page px-edge py-12">
        <div className="grid gap-10 md:grid-cols-[2fr_3fr]">
          <div className="colophon">
            <Mark className="size-10" />
            <p className="font-serif text-22">{t('layout.tagline')}</p>
            <SocialLinks />
          </div>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-8 md:grid-cols-2 lg:flex lg:justify-between">
            {groups.map(({ title, links }) => (
              <div key={title}>
                <h2 className="font-sans text-12 font-semibold tracking-wide text-ink-soft uppercase">
                  {title}
                </h2>
                <ul className="mt-2">
                  {links.map(({ to, label }) => (
                    <li key={to}>
                      <Link
                        to={to}
                        className="inline-block py-1.5 hyphens-auto text-ink underline-offset-4 hover:underline"
                      >
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 border-t border-line pt-6">
          <p className="text-14 text-ink-soft">© 2025 Staylore. {t('footer.copyright')}</p>
          <div className="flex flex-wrap items-center gap-4">
            <ThemeSwitch />
            <LanguageSelect />
          </div>
        </div>
      </div>
    </footer>
  );
}
