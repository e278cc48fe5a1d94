import type { Entry } from '../../../blocks/magazine/entries.tsx';

interface Part {
  readonly title: string;
  readonly lead?: string;
  readonly entries: readonly Entry[];
}

export interface CreatorsText {
  readonly kicker: string;
  readonly title: string;
  readonly lead: string;
  readonly join: string;
  readonly tryScan: string;
  readonly how: readonly Entry[];
  readonly howLabel: string;
  readonly terms: Part & { readonly rate: string; readonly rateText: string };
  readonly tools: Part;
  readonly questions: Part;
  readonly start: Part;
}
