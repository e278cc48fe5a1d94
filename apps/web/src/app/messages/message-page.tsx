import { Button } from '../../design/primitives/button/button.tsx';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { PageHead } from '../../platform/page/page-head.tsx';

interface Props {
  /** A few characters above the title. */
  kicker: string;
  title: string;
  hint: string;
  home: string;
  retry?: string;
}

export function MessagePage({ kicker, title, hint, home, retry }: Props) {
  return (
    <div className="lost mx-auto max-w-page px-edge pt-12 md:pt-16">
      <PageHead title={title} hidden />
      <div>
        <p className="font-serif text-48 leading-none text-accent">{kicker}</p>
        <h1 className="mt-4 text-36 md:text-48">{title}</h1>
        <p className="mt-4 max-w-text text-18 text-ink-soft">{hint}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          {retry === undefined ? null : <Button onClick={() => window.location.reload()}>{retry}</Button>}
          <ButtonLink to="/" kind={retry === undefined ? 'primary' : 'secondary'}>
            {home}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
