import { type Finding, type FoundHotel, findStays, type PostText } from '@staylore/hotel-finder/on-demand';
import { z } from 'zod';

/** What the model may say. Everything in it is a claim that `combine` checks against the post. */
export const answerSchema = z.object({
  is_stay: z.boolean(),
  hotels: z.array(z.object({ name: z.string().max(300), city: z.string().max(300).nullable() })).max(20),
});

export type Answer = z.infer<typeof answerSchema>;

/** The same as JSON Schema, in the strict form that structured outputs require. */
export const answerForm = {
  type: 'object',
  additionalProperties: false,
  required: ['is_stay', 'hotels'],
  properties: {
    is_stay: { type: 'boolean' },
    hotels: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['name', 'city'],
        properties: { name: { type: 'string' }, city: { type: ['string', 'null'] } },
      },
    },
  },
} as const;

/** A stay found by the model never gets a higher confidence than this: the finder's scale is calibrated, the model's is not. */
const probabilityOnItsWord = 0.6;
const maxNames = 5;

interface Proof {
  name: string;
  field: 'caption' | 'location_tag';
  start: number;
  end: number;
}

/**
 * The finding with the model's answer taken into account: a denial rejects an uncertain stay, a claim counts only with a hotel whose name is in the
 * post letter by letter. A claim without that proof changes nothing.
 */
export function combine(post: PostText, own: Finding, answer: Answer): Finding {
  if (!answer.is_stay) return { ...own, isStay: false, found: 0, price: null };
  const proofs = answer.hotels.flatMap(({ name }) => proofOf(post, name) ?? []).slice(0, maxNames);
  const [first] = proofs;
  if (first === undefined) return own;
  const cities = answer.hotels.map(({ city }) => city).filter((city) => city !== null);
  const city = cities.find((name) => proofOf(post, name) !== null) ?? null;
  const hotels = proofs.map((proof) => placed(post, own, { proof, city }));
  return {
    ...own,
    isStay: true,
    probability: Math.max(own.probability, probabilityOnItsWord),
    found: hotels.some((hotel) => hotel.latitude !== null) ? 3 : 2,
    hotels,
    evidence: [
      ...own.evidence.filter((one) => one.kind !== 'hotel'),
      ...proofs.map(({ field, start, end }) => ({ field, start, end, kind: 'hotel' as const })),
    ],
  };
}

/** Names consist of letters and plain punctuation; addresses, markup and code are rejected. */
const nameForm = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’&+\-–·()/]{1,79}$/u;
const addressLike = /www\.|\/\/|\w\.(?:com|net|org|io|app|hotel|travel|de|ch|at|info|xyz)\b/i;

function proofOf(post: PostText, claimed: string): Proof | null {
  const name = claimed.trim();
  if (!nameForm.test(name) || addressLike.test(name) || name.split(/\s+/).length > 9) return null;
  for (const [field, text] of [
    ['caption', post.caption],
    ['location_tag', post.locationTag],
  ] as const) {
    const start = wholeWordsAt(text ?? '', name);
    if (start >= 0) return { name, field, start, end: start + name.length };
  }
  return null;
}

/** Where a name occurs as whole words, -1 if it does not: "Inn" is not in "Innsbruck". */
function wholeWordsAt(text: string, name: string): number {
  const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
  for (let start = text.indexOf(name); start >= 0; start = text.indexOf(name, start + 1)) {
    if (!isLetter(text[start - 1]) && !isLetter(text[start + name.length])) return start;
  }
  return -1;
}

/** The hotel as the finder has it, or as the finder places that name: the model is not asked for locations. */
function placed(
  post: PostText,
  own: Finding,
  { proof, city }: { proof: Proof; city: string | null },
): FoundHotel {
  const known = own.hotels.find(
    (hotel) => hotel.name.includes(proof.name) || proof.name.includes(hotel.name),
  );
  if (known !== undefined) return known;
  const tag = [proof.name, city].filter(Boolean).join(', ');
  const again = findStays({ ...post, locationTag: tag });
  const hotel = again.hotels.find((one) => one.name.includes(proof.name) || proof.name.includes(one.name));
  const place = again.place ?? own.place;
  return {
    name: hotel?.name ?? proof.name,
    surface: proof.name,
    city: hotel?.city ?? city ?? place?.name ?? null,
    region: hotel?.region ?? place?.region ?? null,
    country: hotel?.country ?? place?.country ?? null,
    latitude: hotel?.latitude ?? place?.latitude ?? null,
    longitude: hotel?.longitude ?? place?.longitude ?? null,
    source: proof.field,
    known: hotel?.known ?? false,
    confidence: own.probability,
  };
}
