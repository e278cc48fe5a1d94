import type { Language } from '@staylore/contract/fields';
import { locales } from '@staylore/phrases/locales';

/** Formats days, such as `3 November 2026`, in UTC, as servers do not know the reader's time zone. */
export const dayFormat = (language: Language): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' });

/** The day and time of day, in UTC. */
export const timeText = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(at);
