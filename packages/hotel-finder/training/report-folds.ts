import type { LabelledCaption } from '../eval/labelled.ts';

/** A post and what a model that has not seen it makes of it. */
export interface Predicted {
  readonly caption: LabelledCaption;
  /** Read with its place, or without knowing whether it has one. */
  readonly withPlace: boolean;
  readonly weight: number;
  readonly probability: number;
}

function qualityFrom(threshold: number, posts: readonly Predicted[]): string {
  const said = posts.filter(({ probability }) => probability >= threshold);
  const hits = said.filter(({ caption }) => caption.is_stay).length;
  const stays = posts.filter(({ caption }) => caption.is_stay).length;
  const [precision, recall] = [hits / said.length, hits / stays];
  const f1 = (2 * precision * recall) / (precision + recall);
  return `from ${threshold}: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}, F1 ${f1.toFixed(3)}`;
}

/** Prints the quality at some thresholds, posts with and without knowledge of their place apart; `--list`: the mistakes. */
export function report(predicted: readonly Predicted[]): void {
  for (const withPlace of [true, false]) {
    const posts = predicted.filter((post) => post.withPlace === withPlace);
    console.log(withPlace ? 'as they are' : 'place not known');
    for (const threshold of [0.4, 0.5, 0.55, 0.6, 0.65, 0.7])
      console.log(`  ${qualityFrom(threshold, posts)}`);
    if (!process.argv.includes('--list')) continue;
    for (const { caption, probability } of posts) {
      if (probability >= 0.5 === caption.is_stay) continue;
      const text = caption.caption.replaceAll('\n', ' / ').slice(0, 150);
      console.log(`${caption.is_stay ? 'missed' : 'false '} ${probability.toFixed(2)} ${caption.id} ${text}`);
    }
  }
}
