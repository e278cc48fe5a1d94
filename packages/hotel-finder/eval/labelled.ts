import { readFileSync } from 'node:fs';

export interface GoldHotel {
  readonly name: string;
  readonly surface: string;
  readonly city: string | null;
  readonly country: string | null;
  /** s slept, b booked, v visited by day, w wished, c cancelled, p promotion, r reported; left out: not labelled. */
  readonly role?: string;
}

/** A caption, with labels where a person read it. */
export interface LabelledCaption {
  readonly id: string;
  readonly lang: string;
  /** Null: the post has no place; left out: unknown whether it has one. */
  readonly location_tag?: string | null | undefined;
  readonly caption: string;
  readonly style: string;
  readonly hotels?: readonly GoldHotel[];
  readonly is_stay?: boolean;
  readonly price?: { readonly amount: number; readonly currency: string } | null;
}

/** Reads captions, one JSON object per line. Throws with the line's number if one is not JSON. */
export function readCaptions(file: string | URL): LabelledCaption[] {
  const captions: LabelledCaption[] = [];
  for (const [position, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (line.trim() === '') continue;
    try {
      captions.push(JSON.parse(line) as LabelledCaption);
    } catch {
      throw new Error(`Line ${position + 1} is not JSON.`);
    }
  }
  return captions;
}
