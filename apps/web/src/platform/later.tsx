import { type ComponentType, type FunctionComponent, lazy, useEffect, useState } from 'react';
import { useTexts } from './texts.tsx';

/**
 * A part of a page in a file of its own, to be shown inside of `Suspense`. Without a network, or after a new release has replaced the
 * file, that part alone is missing and offers to be asked for again; the page around it stays, with what is typed into it.
 * @param Instead shown where the file cannot be fetched, for parts that a page does without
 */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Instead?: FunctionComponent<Props>,
): FunctionComponent<Props> {
  let asked: ComponentType<Props> | null = null;
  const ask = () => lazy(() => load().catch(() => ({ default: Failed })));

  function Failed(props: Props) {
    const [Again, setAgain] = useState<ComponentType<Props> | null>(null);
    // Where it is shown the next time, it is asked for anew.
    useEffect(() => {
      asked = null;
    }, []);
    if (Again !== null) return <Again {...props} />;
    return Instead === undefined ? (
      <NotFetched onAgain={() => setAgain(() => ask())} />
    ) : (
      <Instead {...props} />
    );
  }

  return function Later(props: Props) {
    const [Part] = useState(() => {
      asked ??= ask();
      return asked;
    });
    return <Part {...props} />;
  };
}

/** For parts that a page does without. */
export const nothing = (): null => null;

function NotFetched({ onAgain }: { onAgain(): void }) {
  const { t } = useTexts();
  return (
    <p role="alert">
      {t('layout.part_missing')}{' '}
      <button type="button" className="underline" onClick={onAgain}>
        {t('layout.crash.retry')}
      </button>
    </p>
  );
}
