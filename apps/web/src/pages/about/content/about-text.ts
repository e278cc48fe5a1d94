import type { Entry } from '../../../blocks/magazine/entries.tsx';

export interface AboutText {
  readonly kicker: string;
  readonly title: string;
  readonly lead: string;
  readonly explore: string;
  readonly story: { readonly title: string; readonly paragraphs: readonly string[] };
  readonly does: { readonly title: string; readonly lead: string; readonly entries: readonly Entry[] };
  readonly magic: {
    readonly title: string;
    readonly badge: string;
    readonly paragraphs: readonly string[];
  };
  readonly thanks: {
    readonly title: string;
    readonly lead: string;
    readonly credits: readonly Credit[];
    readonly names: string;
  };
}

/** A work of others that the product builds on. */
export interface Credit {
  readonly name: string;
  readonly text: string;
  readonly url: string | null;
}
