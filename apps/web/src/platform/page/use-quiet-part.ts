import { type ComponentType, useEffect, useState } from 'react';
import { useOnline } from './use-online.ts';

/**
 * A component that shows nothing of the page's content, fetched on demand; null until then. If it cannot be fetched, this goes unnoticed: it is
 * tried again when the network is back.
 * @param load the same function on every call.
 */
export function useQuietPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isWanted: boolean,
): ComponentType<Props> | null {
  const isOnline = useOnline();
  const [part, setPart] = useState<{ Part: ComponentType<Props> } | null>(null);
  // A change of `isOnline` is the time to try again.
  useEffect(() => {
    if (part !== null || !isWanted) return;
    load().then(
      (it) => setPart({ Part: it.default }),
      () => undefined,
    );
  }, [part, isWanted, isOnline, load]);
  return part?.Part ?? null;
}
