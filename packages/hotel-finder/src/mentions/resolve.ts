import type { Mention } from './candidates/candidate.ts';

/** Less probable candidates are not mentions. */
const LEAST = 0.45;
/** If one is as sure as this, the others must be, too: in a post that names its house, other names are mostly towns and people. */
const SURE = 0.8;
const MOST_MENTIONS = 40;

/** Less probable words are not even doubtful. */
export const LEAST_DOUBTFUL = 0.08;

/** What a post names, and if that is nothing, the words most likely to be a name. */
export interface Mentions {
  readonly mentions: readonly Mention[];
  readonly doubtful: Mention | null;
}

/** The accepted lodging names among all candidates with their probabilities. */
export function mentionsAmong(judged: readonly Mention[]): Mentions {
  const mentions = withoutOverlaps(judged.filter(({ probability }) => probability >= LEAST));
  if (mentions.length > 0) return { mentions, doubtful: null };
  let doubtful: Mention | null = null;
  for (const mention of judged)
    if (mention.probability >= Math.max(LEAST_DOUBTFUL, doubtful?.probability ?? 0)) doubtful = mention;
  return { mentions, doubtful };
}

/** Of overlapping names the more likely wins, then the longer. Of a location tag only one. */
function withoutOverlaps(judged: readonly Mention[]): Mention[] {
  const ranked = judged.toSorted((a, b) => rankOf(b) - rankOf(a));
  const kept: Mention[] = [];
  const least = judged.some(({ probability }) => probability >= SURE) ? SURE : 0;
  for (const mention of ranked) {
    if (mention.probability < least && !isPlainlyListed(mention)) continue;
    const inTag = mention.source === 'location_tag';
    const taken = kept.some(
      (other) =>
        (other.source === 'location_tag') === inTag &&
        (inTag || (other.from < mention.to && mention.from < other.to)),
    );
    if (!taken && kept.length < MOST_MENTIONS) kept.push(mention);
  }
  const tagged = (mention: Mention) => (mention.source === 'location_tag' ? 1 : 0);
  return kept.sort((a, b) => tagged(a) - tagged(b) || a.from - b.from);
}

/** A longer name is more certain: "Walserhaus Tschuggen", not the Tschuggen elsewhere. */
const rankOf = ({ probability, from, to, surface }: Mention) =>
  probability + (JOINING.test(surface) ? 0 : 0.01 * (to - from));
const JOINING = / (?:and|und|et|y) /i;

/** Several words that name a hotel of the gazetteer and nothing else. */
function isPlainlyListed({ strength, source, from, to }: Mention): boolean {
  return strength > 1 && source === 'caption' && to - from > 1;
}
