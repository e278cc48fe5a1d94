import type { Language } from '@staylore/contract/fields';

/** How readers of a language write numbers, amounts and days (BCP 47). */
export const locales: Record<Language, string> = { en: 'en-GB', de: 'de-DE' };
