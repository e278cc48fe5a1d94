import type { Mention } from '../mentions/candidates/candidate.ts';
import type { Document } from '../text/document.ts';
import { FROM, type PlaceCandidate } from './place-candidate.ts';

/** Tokens after a name within which a town says where the house is. */
const NEAR = 8;
/** Larger towns give their names to houses elsewhere: "Hotel Paris, Prague" is left to the model. */
const LARGE = 250_000;

/**
 * Without towns that are only words of the name, if another country's town follows it: "Casa Guayacán Amarillo, Cartagena" is not in Amarillo,
 * Texas.
 */
export function withoutOwnWords(
  caption: Document,
  mention: Mention,
  places: readonly PlaceCandidate[],
): readonly PlaceCandidate[] {
  if (!places.some(isSaid)) return places;
  const names = spansOf(caption, mention);
  const isOwn = ({ at, from, to }: PlaceCandidate) =>
    from === FROM.name || (from === FROM.word && names.some((name) => at >= name.from && to <= name.to));
  const near = places.filter(
    (place) =>
      isSaid(place) && !isOwn(place) && names.some(({ to }) => place.at >= to && place.at - to <= NEAR),
  );
  if (near.length === 0) return places;
  return places.filter(
    (place) =>
      !isOwn(place) ||
      (place.town?.population ?? 0) > LARGE ||
      near.some(({ country }) => country === place.country),
  );
}

/** Whether a place is a town named in the caption's words. */
const isSaid = ({ from, listed }: PlaceCandidate) => from === FROM.word && listed === 2;

/** Each position of the name in the caption, in tokens. */
function spansOf({ tokens }: Document, { from, to }: Mention): { from: number; to: number }[] {
  const length = Math.min(to, tokens.length) - from;
  const spans: { from: number; to: number }[] = [];
  for (let at = 0; length > 0 && at + length <= tokens.length; at += 1) {
    let same = 0;
    while (same < length && tokens[at + same]?.fold === tokens[from + same]?.fold) same += 1;
    if (same === length) spans.push({ from: at, to: at + length });
  }
  return spans;
}
