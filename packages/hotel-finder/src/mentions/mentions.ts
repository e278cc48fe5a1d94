import { LinearModel } from '../model/linear.ts';
import type { Post } from '../model/post.ts';
import type { Mention } from './candidates/candidate.ts';
import { candidatesOf } from './candidates/candidates.ts';
import { withName } from './candidates/tags.ts';
import { FEATURES } from './features/feature-names.ts';
import { mentionFeatures } from './features/features.ts';
import { LEAST_DOUBTFUL, type Mentions, mentionsAmong } from './resolve.ts';

const model = new LinearModel('mention-weights.txt', FEATURES);

/** The words that name lodgings, without overlaps, in their order, those of the location tag last. */
export function findMentions(post: Post): Mentions {
  const judged: Mention[] = [];
  for (const candidate of candidatesOf(post)) {
    const doc = candidate.source === 'location_tag' ? post.tag : post.caption;
    if (doc === null) continue;
    const example = model.example();
    mentionFeatures(post, doc, candidate, example);
    const probability = model.probability(example.sum);
    if (probability >= LEAST_DOUBTFUL) judged.push({ ...withName(candidate), probability });
  }
  return mentionsAmong(judged);
}
