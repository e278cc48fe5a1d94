import type { Language } from '../texts/language.ts';

/** Where something is reported; the address that it is about is filled in. Apart from `paths.ts`, which every page loads. */
export const reportPath = (language: Language, about = ''): string =>
  `/${language}/report${about === '' ? '' : `?url=${encodeURIComponent(about)}`}`;
