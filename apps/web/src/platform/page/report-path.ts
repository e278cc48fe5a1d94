import type { Language } from '../texts/language.ts';

/** The form for reporting something, with its address filled in. Separate from `paths.ts`, which every page loads. */
export const reportPath = (language: Language, about = ''): string =>
  `/${language}/report${about === '' ? '' : `?url=${encodeURIComponent(about)}`}`;
