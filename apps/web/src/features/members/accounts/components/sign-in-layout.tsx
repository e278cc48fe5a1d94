import type { ReactNode } from 'react';
import { HeroScene } from '../../../../design/scene/hero-scene.tsx';
import { useTexts } from '../../../../platform/texts/texts.tsx';

interface Props {
  title: string;
  lead: string;
  /** Instead of the illustration; above the form on small screens. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The layout of signing in and up: a form beside the illustration. */
export function SignInLayout({ title, lead, aside, children }: Props) {
  const { t } = useTexts();
  return (
    <div
      className={`mx-auto grid max-w-page gap-12 px-edge pt-8 md:grid-cols-2 md:pt-12 ${aside === undefined ? 'md:items-center' : 'md:items-start'}`}
    >
      <div className="mx-auto w-full max-w-form">
        <h1 className="text-36">{title}</h1>
        <p className="mt-3 text-ink-soft">{lead}</p>
        <div className="mt-8">{children}</div>
      </div>
      {aside === undefined ? (
        <HeroScene
          label={t('homePage.scene')}
          className="sticky top-24 hidden h-full self-start max-h-[min(62vw,100svh-9rem)] min-h-120 w-full rounded-card md:block min-[100rem]:min-h-148"
        />
      ) : (
        <div className="max-md:order-first">{aside}</div>
      )}
    </div>
  );
}
