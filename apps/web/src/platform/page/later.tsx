import { type ComponentType, type FunctionComponent, lazy, useEffect, useState } from 'react';
import { useTexts } from '../texts/texts.tsx';

/**
 * A part of a page in a file of its own, to be shown inside of `Suspense`. Without a network, or after a new release has replaced the
 * file, that part alone is missing and offers to be asked for again, which happens by itself once the connection is back; the page around it
 * stays, with what is typed into it.
 * @param Instead shown where the file cannot be fetched, for parts that a page does without
 */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Instead?: FunctionComponent<Props>,
): FunctionComponent<Props> {
  const ask = () =>
    lazy(() =>
      // A browser that could not fetch a file does not look for it again while the page is open: without a network it is not even asked.
      (navigator.onLine === false ? Promise.reject() : load()).catch(() => ({ default: Failed })),
    ) as unknown as FunctionComponent<Props>;
  function Failed(props: Props) {
    const [Again, setAgain] = useState<FunctionComponent<Props> | null>(null);
    const onAgain = () => setAgain(ask);
    useEffect(() => {
      addEventListener('online', onAgain);
      return () => removeEventListener('online', onAgain);
    });
    if (Again !== null) return <Again {...props} />;
    return Instead === undefined ? <NotFetched onAgain={onAgain} /> : <Instead {...props} />;
  }
  return ask();
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
