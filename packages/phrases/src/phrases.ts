import type { Language } from '@staylore/contract/fields';
import { de } from './de/de.ts';
import { en } from './en/en.ts';

/** Every text of the product by language. German carries exactly the keys of English. */
export type Phrases = typeof en;

export const phrases: Record<Language, Phrases> = { en, de };
