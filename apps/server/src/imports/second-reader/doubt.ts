import type { Finding, PostText } from '@staylore/hotel-finder/on-demand';

/** Between these bounds the finder's calibrated probability is undecided; beyond them a second reader would rarely change the result. */
const doubtful = { from: 0.25, below: 0.85 };

/** Words in a caption that address a model and not people. */
const speaksToModels =
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules|above|previous)\b|\b(?:system|developer) (?:prompt|message)\b|\b(?:as an ai|language model|is_stay|json)\b|\b(?:ignorier|vergiss|missachte)\w*.{0,40}\b(?:anweisung|vorgabe|regel)\w*|<\/?(?:system|assistant|user|caption)\b|\[\/?inst\]/is;

/** Whether a second reader is worth asking: the finder is unsure, and the post does not try to give instructions. */
export function isDoubtful(post: PostText, finding: Finding): boolean {
  const { probability } = finding;
  if (probability < doubtful.from || probability >= doubtful.below) return false;
  return !speaksToModels.test(`${post.caption ?? ''}\n${post.locationTag ?? ''}`);
}
