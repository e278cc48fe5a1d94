import type { HoldRule } from '@staylore/contract/stays/holds';
import type { TrustLevel } from '../../members/accounts/index.ts';
import { addressesIn, hidesDestination } from './addresses.ts';

export interface Signs {
  source: 'written' | 'instagram' | 'export' | 'link';
  caption: string;
  /** What readers see beside the caption: place and tags, as the member wrote them. */
  beside: string;
  /** The link to the hotel, which every reader sees. */
  link: string | null;
  /** Stays that the member wrote in the last hour, including this one. */
  writtenInHour: number;
  /** Other hotels with about the same text lately. */
  hotelsOfSameWords: number;
}

interface Bounds {
  addresses: number;
  mayVeil: boolean;
  inHour: number;
  hotels: number;
}

/** How much members may do without being held: the longer they have been members, the more. */
const bounds: Record<TrustLevel, Bounds> = {
  new: { addresses: 3, mayVeil: false, inHour: 20, hotels: 1 },
  known: { addresses: 8, mayVeil: true, inHour: 60, hotels: 3 },
  trusted: { addresses: Infinity, mayVeil: true, inHour: Infinity, hotels: Infinity },
};

type TextRule = Exclude<HoldRule, 'removed_picture'>;

const rules: Record<TextRule, (signs: Signs, bound: Bounds) => boolean> = {
  links: ({ beside, caption, link, source }, bound) => {
    // What a scan imports is published at the photo network; the rest comes from the member.
    const isScanned = source === 'instagram';
    const addresses = addressesIn(isScanned ? beside : `${caption} ${beside}`);
    const target = isScanned ? [] : addressesIn(link ?? '');
    return (
      addresses.length > bound.addresses ||
      (!bound.mayVeil && [...addresses, ...target].some(hidesDestination))
    );
  },
  repeated: ({ hotelsOfSameWords }, bound) => hotelsOfSameWords > bound.hotels,
  burst: ({ writtenInHour }, bound) => writtenInHour > bound.inHour,
};

export function rulesThatHold(signs: Signs, level: TrustLevel): TextRule[] {
  return (Object.keys(rules) as TextRule[]).filter((name) => rules[name](signs, bounds[level]));
}

/** Captions long enough to compare for repetition; a line of hashtags is not. */
export const isTelling = (caption: string): boolean =>
  caption.replace(/#\S+/g, '').replace(/[^\p{L}]/gu, '').length >= 40;
