import { useTexts } from '../../../platform/texts/texts.tsx';
import signs from './signs.svg?url&no-inline';

const networks = [
  { name: 'instagram', href: 'https://www.instagram.com/staylore' },
  { name: 'linkedin', href: 'https://www.linkedin.com/company/staylore' },
  { name: 'tiktok', href: 'https://www.tiktok.com/@staylore' },
] as const;

/** The product's social media accounts. */
export function SocialLinks() {
  const { t } = useTexts();
  return (
    <ul className="flex gap-1">
      {networks.map(({ name, href }) => (
        <li key={name}>
          <a
            href={href}
            rel="noopener noreferrer me"
            target="_blank"
            className="flex size-11 items-center justify-center rounded-8 text-ink-soft hover:text-accent"
          >
            <svg aria-hidden="true" className="sign">
              <use href={`${signs}#${name}`} />
            </svg>
            <span className="sr-only">{t(`layout.social.${name}`)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
