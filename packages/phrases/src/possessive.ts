import type { Language } from '@staylore/contract/fields';

/** A name in the genitive: "Lena’s", in German "Lenas" and "Hans’". */
export function possessive(name: string, language: Language): string {
  if (language === 'en') return `${name}’s`;
  return /[sßxz]$/i.test(name) ? `${name}’` : `${name}s`;
}
