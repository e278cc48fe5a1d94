import { phrases } from '../../../packages/phrases/src/phrases.ts';

interface Dictionary {
  readonly [key: string]: string | Dictionary;
}

/** English is the reference: each other language has the same keys, no empty text, and the same placeholders. */
export function incompleteTexts(languages: Readonly<Record<string, object>> = phrases): string[] {
  const english = flatten(languages['en'] as Dictionary);
  const problems: string[] = [];
  for (const [language, dictionary] of Object.entries(languages)) {
    const texts = flatten(dictionary as Dictionary);
    for (const [key, text] of texts) {
      if (!text.trim()) problems.push(`${language}: ${key} is empty.`);
      if (!english.has(key)) problems.push(`${language}: ${key} does not exist in English.`);
    }
    for (const [key, text] of english) {
      const translated = texts.get(key);
      if (translated === undefined) problems.push(`${language}: ${key} is missing.`);
      else if (valuesOf(translated) !== valuesOf(text)) {
        problems.push(
          `${language}: ${key} fills in other values (${valuesOf(translated)}) than English (${valuesOf(text)}).`,
        );
      }
    }
  }
  return problems;
}

function flatten(dictionary: Dictionary, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(dictionary)) {
    if (typeof value === 'string') texts.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) texts.set(inner, text);
  }
  return texts;
}

function valuesOf(text: string): string {
  const names = [...text.matchAll(/\{\{\s*([\w.-]+)/g)].map((match) => match[1]);
  return [...new Set(names)].sort().join(', ') || 'none';
}
