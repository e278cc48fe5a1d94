import { useSyncExternalStore } from 'react';
import { formatDay } from './format.ts';
import { useTexts } from './texts.tsx';

const never = () => () => undefined;
const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A day in the reader's time zone; the server, which does not know it, writes the day in UTC. */
export function Day({ at, className, short = false }: { at: string; className?: string; short?: boolean }) {
  const { language } = useTexts();
  const timeZone = useSyncExternalStore(never, zoneHere, () => 'UTC');
  return (
    <time dateTime={at} className={className}>
      {formatDay(at, language, { timeZone, short })}
    </time>
  );
}
