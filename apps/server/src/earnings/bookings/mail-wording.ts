import type { Language } from '@staylore/contract/fields';
import { dayFormat } from '../../platform/mail/index.ts';

const midnight = (day: string) => new Date(`${day}T00:00:00Z`);

/** A day (YYYY-MM-DD) written out, such as `3 November 2026`. */
export function dayText(day: string, language: Language): string {
  return dayFormat(language).format(midnight(day));
}

/** The days of a stay, saying month and year once where they are the same: `3 – 6 November 2026`. */
export function daysText(from: string, to: string, language: Language): string {
  return dayFormat(language).formatRange(midnight(from), midnight(to));
}

/** The language of mails to a guest. */
export function guestLanguage(tag: string | null): Language {
  return /^de\b/i.test(tag ?? '') ? 'de' : 'en';
}

const germanSpeaking = new Set(
  ['CH', 'DE', 'AT', 'LI', 'Switzerland', 'Germany', 'Austria', 'Liechtenstein']
    .concat(['Schweiz', 'Deutschland', 'Österreich'])
    .map((name) => name.toLowerCase()),
);

/** The language of mails to a hotel, by its country (a code, or a name in one of our languages). */
export function hotelLanguage(country: string | null): Language {
  return germanSpeaking.has((country ?? '').trim().toLowerCase()) ? 'de' : 'en';
}
