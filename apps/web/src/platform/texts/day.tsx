import { useHydrated } from '../../design/hydrated.ts';
import { formatDay } from './format.ts';
import { useTexts } from './texts.tsx';

/** The reader's time zone; UTC on the server, which does not know it. */
export const useTimeZone = (): string =>
  useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : 'UTC';

/** A day in the reader's time zone. */
export function Day({ at, className, short = false }: { at: string; className?: string; short?: boolean }) {
  const { language } = useTexts();
  const timeZone = useTimeZone();
  return (
    <time dateTime={at} className={className}>
      {formatDay(at, language, { timeZone, short })}
    </time>
  );
}
