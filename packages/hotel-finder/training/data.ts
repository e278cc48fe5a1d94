import { existsSync, readdirSync } from 'node:fs';
import { type LabelledCaption, readCaptions } from '../eval/labelled.ts';
import { dressed } from './dress.ts';

export interface Sample {
  readonly caption: LabelledCaption;
  /** Who wrote it: a voice, or what kind of text it is. */
  readonly writer: string;
  /** It is held out together with all others of its fold. */
  readonly fold: number;
  readonly weight: number;
}

export interface Samples {
  readonly samples: readonly Sample[];
  readonly folds: number;
}

function hashOf(text: string): number {
  let hash = 7;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash, 31) + text.charCodeAt(at);
  return (hash ^ (hash >>> 13)) >>> 0;
}

const FOLDS = 4;

/** All training data; every voice is in one fold, with four or five others, and everything else is spread over them. */
export function readSamples(): Samples {
  const folder = new URL('./voices/', import.meta.url);
  const voices = existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.jsonl'))
        .sort()
    : [];
  const folds = FOLDS;
  const spread = (caption: LabelledCaption) => hashOf(caption.id) % folds;
  const samples: Sample[] = [];
  for (const [at, file] of voices.entries()) {
    const fold = at % folds;
    const writer = file.replace('.jsonl', '');
    for (const caption of readCaptions(new URL(file, folder)))
      samples.push({ caption, writer, fold, weight: 1 });
  }
  for (const caption of readCaptions(new URL('../eval/training.jsonl', import.meta.url))) {
    samples.push({ caption, writer: 'clean', fold: spread(caption), weight: 0.45 });
    samples.push({ caption: dressed(caption), writer: 'dressed', fold: spread(caption), weight: 0.4 });
  }
  // Plain cases among all the hard ones: "2 nights at …".
  for (const caption of readCaptions(new URL('./plain.jsonl', import.meta.url)))
    samples.push({ caption, writer: 'plain', fold: spread(caption), weight: 0.7 });
  // The same house and night, stayed and not: cancelled, wished for, advertised, told about others.
  for (const caption of readCaptions(new URL('./contrast.jsonl', import.meta.url)))
    samples.push({ caption, writer: 'contrast', fold: spread(caption), weight: 1 });
  // Half of what voices write are stays; in an account nearly all posts are everyday ones, so false alarms there weigh more.
  for (const [writer, file, weight] of [
    ['real', 'real-no-stays.jsonl', 1],
    ['everyday', 'everyday.jsonl', 2],
  ] as const)
    for (const caption of readCaptions(new URL(`./${file}`, import.meta.url)))
      samples.push({ caption, writer, fold: spread(caption), weight });
  samples.push(...amongOthers(samples));
  return { samples, folds };
}

const OTHERS_EACH = 12;

/** A plain stay stays one, whatever else is in the post: before and after captions unrelated to lodging. */
function amongOthers(samples: readonly Sample[]): Sample[] {
  const others = Map.groupBy(
    samples.filter(
      ({ caption, writer }) =>
        /^v\d/.test(writer) && !caption.is_stay && !caption.hotels?.length && caption.caption.length < 200,
    ),
    ({ caption }) => caption.lang,
  );
  return samples
    .filter(({ writer }) => writer === 'plain')
    .flatMap(({ caption }) => {
      const choice = others.get(caption.lang) ?? [];
      return Array.from({ length: Math.min(OTHERS_EACH, choice.length) }, (_, at) => {
        const id = `${caption.id}+${at}`;
        const other = choice[hashOf(id) % choice.length] as Sample;
        const parts = at % 2 === 0 ? [caption, other.caption] : [other.caption, caption];
        const text = parts.map((part) => part.caption).join(at % 3 === 0 ? '\n\n' : ' ');
        return {
          caption: { ...caption, id, caption: text },
          writer: 'plain',
          fold: other.fold,
          weight: 0.12,
        };
      });
    });
}
