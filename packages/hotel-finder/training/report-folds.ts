import type { LabelledCaption } from '../eval/labelled.ts';
import { type Measures, measure, type Prediction } from '../eval/measure.ts';
import { reliability, row } from '../eval/report.ts';

/** A post and the predictions of models that have not seen its writer. */
export interface Predicted {
  readonly caption: LabelledCaption;
  readonly writer: string;
  readonly found: Prediction;
}

const measured = (posts: readonly Predicted[]): Measures => measure(posts, () => true);

/** False alarms on real posts first, then the quality by voice and language, and the calibration of the probability. */
export function foldsReport(predicted: readonly Predicted[]): string {
  const byWriter = Map.groupBy(predicted, ({ writer }) => writer);
  const alarms = ['real', 'everyday'].map((writer) => {
    const posts = byWriter.get(writer) ?? [];
    const wrong = posts.filter(({ found }) => found.is_stay).length;
    return `${writer} posts without a stay taken for one: ${wrong} of ${posts.length} (${((100 * wrong) / posts.length).toFixed(2)} %)`;
  });
  const voices = predicted.filter(({ writer }) => /^v\d/.test(writer));
  const writers = [...byWriter].filter(([, posts]) => posts.some(({ caption }) => caption.is_stay));
  const langs = [...Map.groupBy(voices, ({ caption }) => caption.lang)].filter(
    ([, posts]) => posts.length > 99,
  );
  const sure = [0.9, 0.95, 0.97, 0.98, 0.99].map((least) => {
    const posts = voices.filter(({ found }) => found.probability >= least && found.hotels.length > 0);
    const right = posts.filter(({ caption }) => caption.is_stay).length;
    return `named and from ${least}: ${posts.length} posts, stays ${(right / (posts.length || 1)).toFixed(3)}`;
  });
  return [
    ...alarms,
    row('all voices', measured(voices)),
    row('without a place', measured(voices.filter(({ caption }) => !caption.location_tag))),
    ...langs.map(([lang, posts]) => row(`lang:${lang}`, measured(posts))),
    ...writers.map(([writer, posts]) => row(writer, measured(posts))),
    reliability(measured(voices)),
    ...sure,
  ].join('\n');
}
