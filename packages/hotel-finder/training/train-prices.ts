import { readPost } from '../src/model/post.ts';
import { FEATURES } from '../src/price/features.ts';
import { readNames } from '../src/reading.ts';
import { readSamples } from './data.ts';
import * as stages from './stages.ts';
import { addVocabulary } from './vocabulary.ts';
import { writeWeights } from './write-weights.ts';

/**
 * Fits prices alone, to the names found by the present finder: after a change to their features, posts, names and towns stay as they were. Writes
 * `src/data/price-weights.txt`. `node packages/hotel-finder/training/train-prices.ts`
 */
const { samples } = readSamples();
addVocabulary(samples);
const priced = samples.map((sample) => {
  const { caption, location_tag: locationTag } = sample.caption;
  const post = readPost({ caption, locationTag });
  return stages.readPrices({ ...sample, post, candidates: [], examples: [] }, readNames(post));
});
const file = new URL('../src/data/price-weights.txt', import.meta.url);
writeWeights(file, FEATURES, stages.priceWords, stages.fitPrices(priced));
