import { useTexts } from '../../platform/texts.tsx';

/** Outlines of the networks' signs on a 24 px grid. */
const networks = [
  {
    name: 'instagram',
    href: 'https://www.instagram.com/staylore',
    path: 'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Zm5 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm5-1.2v.1',
  },
  {
    name: 'linkedin',
    href: 'https://www.linkedin.com/company/staylore',
    path: 'M5 10v10M5 5.5v.1M10 20V10M10 14a4.5 4.5 0 0 1 9 0v6',
  },
  {
    name: 'tiktok',
    href: 'https://www.tiktok.com/@staylore',
    path: 'M13 3v12.5a4 4 0 1 1-4-4M13 3c.3 3.2 2.500 5.400 6 5.600',
  },
] as const;

/** Where the product shows itself elsewhere. */
export function SocialLinks() {
  const { t } = useTexts();
  return (
    <ul className="mt-5 -ml-2.5 flex gap-1">
      {networks.map(({ name, href, path }) => (
        <li key={name}>
          <a
            href={href}
            rel="noopener noreferrer me"
            target="_blank"
            className="flex size-11 items-center justify-center rounded-8 text-ink-soft hover:text-accent"
          >
            <svg
              viewBox="0 0 24 24"
              aria-hidden="true"
              className="size-5.5 fill-none stroke-current stroke-[1.75]"
            >
              <path d={path} strokeLinecap="round" strokeLinejoin="round" />
            </svg>
            <span className="sr-only">{t(`layout.social.${name}`)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
