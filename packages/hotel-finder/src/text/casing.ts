/** How a word is written: lower, Capitalised, CAPITALS, or mIxed. */
export type Casing = 'lower' | 'title' | 'upper' | 'mixed';

/** How a word of plain letters is written, `capitals` of them capitals. */
export function plainCasing(first: number, capitals: number, small: number): Casing {
  if (first < 65 || first > 90) return 'mixed';
  if (capitals === 1) return 'title';
  return small === 0 ? 'upper' : 'mixed';
}

/** How any word is written. */
export function casingOf(raw: string): Casing {
  const lower = raw.toLowerCase();
  if (raw === lower) return 'lower';
  const first = raw.charAt(0);
  if (first === lower.charAt(0)) return 'mixed';
  if (raw.slice(1) === lower.slice(1)) return 'title';
  return raw === raw.toUpperCase() && raw.length > 1 ? 'upper' : 'mixed';
}

export function isCapital({ casing }: { readonly casing: Casing }): boolean {
  return casing !== 'lower';
}
