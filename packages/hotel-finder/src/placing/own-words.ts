import type { Mention } from '../mentions/candidates/candidate.ts';
import type { Document } from '../text/document.ts';
import { FROM, type PlaceCandidate } from './place-candidate.ts';

/** Tokens after a name within which a town says where the house is. */
const NEAR = 8;
/** Towns of more people give houses their names wherever those stand: "Hotel Paris, Prague" is left to the model. */
const LARGE = 250_000;

/**
 * Without towns that are only words of the name, where another country's town stands behind it: "Casa Guayacán Amarillo, Cartagena" is not
 * in Amarillo, Texas.
 */
export function withoutOwnWords(
  caption: Document,
  mention: Mention,
  places: readonly PlaceCandidate[],
): readonly PlaceCandidate[] {
  const names = spansOf(caption, mention);
  const isOwn = ({ at, from, to }: PlaceCandidate) =>
    from === FROM.name || (from === FROM.word && names.some((name) => at >= name.from && to <= name.to));
  const near = places.filter(
    (place) =>
      place.from === FROM.word &&
      place.listed === 2 &&
      !isOwn(place) &&
      names.some(({ to }) => place.at >= to && place.at - to <= NEAR),
  );
  if (near.length === 0) return places;
  return places.filter(
    (place) =>
      !isOwn(place) ||
      (place.town?.population ?? 0) > LARGE ||
      near.some(({ country }) => country === place.country),
  );
}

/** Where the name stands in the caption, in tokens, each time. */
function spansOf({ tokens }: Document, { from, to }: Mention): { from: number; to: number }[] {
  const words = tokens.slice(from, to).map(({ fold }) => fold);
  if (words.length === 0) return [];
  const isRepeated = (at: number) => words.every((word, index) => tokens[at + index]?.fold === word);
  return tokens.flatMap((_, at) => (isRepeated(at) ? [{ from: at, to: at + words.length }] : []));
}
