import type { Language } from '@staylore/contract/fields';

/** The reader's language: an `Accept-Language` header whose first known tag wins, English otherwise. */
export function readLanguage(header: string | string[] | undefined): Language {
  const text = Array.isArray(header) ? header.join(',') : (header ?? '');
  const ranked = text
    .slice(0, 400)
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find((q) => q !== undefined);
      return {
        tag: tag.toLowerCase().split('-')[0],
        weight: weight === undefined ? 1 : Number(weight),
        index,
      };
    })
    .sort((a, b) => b.weight - a.weight || a.index - b.index);
  for (const { tag } of ranked) {
    if (tag === 'en' || tag === 'de') return tag;
  }
  return 'en';
}
