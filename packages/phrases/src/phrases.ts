import type { Language } from '@staylore/contract/fields';
import * as de from './de/de.ts';
import * as en from './en/en.ts';

/** Every text of the product in one language: a namespace for each feature or page. */
export type Phrases = typeof en;

/** German carries exactly the keys of English. */
export const phrases: Record<Language, Phrases> = { en, de };
