/** Cards side by side, or each beside its text. */
export type CardMode = 'grid' | 'list';
