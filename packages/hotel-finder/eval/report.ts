import type { LabelledCaption } from './labelled.ts';
import { type Measures, matchHotels, type Prediction, type Score, sameCity, samePrice } from './measure.ts';

const percent = (value: number) => value.toFixed(3);
const scored = ({ precision, recall, f1 }: Score) =>
  `P ${percent(precision)} R ${percent(recall)} F1 ${percent(f1)}`;

export function row(label: string, measures: Measures): string {
  return [
    label.padEnd(20),
    `n ${String(measures.captions).padStart(4)}`,
    `post ${scored(measures.post)}`,
    `hotel ${scored(measures.hotel)}`,
    `city ${percent(measures.city)}`,
    `price ${percent(measures.priceExact)} (+${measures.priceFalse})`,
  ].join('  ');
}

/** Known and unknown hotels and the calibration. */
export function details(measures: Measures): string {
  return [
    `hotels in the gazetteer      ${scored(measures.knownHotel)}`,
    `hotels unknown to it         ${scored(measures.unknownHotel)}`,
    `calibration                  Brier ${measures.brier.toFixed(4)}, expected error ${measures.calibrationError.toFixed(4)}`,
  ].join('\n');
}

/** How often posts of about the same probability were stays: for a calibrated finder both columns are equal. */
export function reliability({ reliability: bins }: Measures): string {
  return bins
    .map(({ posts, meanProbability, stays }, at) => {
      const range = `${(at / bins.length).toFixed(1)}–${((at + 1) / bins.length).toFixed(1)}`;
      return `said ${range}  ${String(posts).padStart(4)} posts  mean ${percent(meanProbability)}  stays ${percent(stays)}`;
    })
    .join('\n');
}

/** The captions with wrong results, for a person to read. */
export function confusions(entries: readonly { caption: LabelledCaption; found: Prediction }[]): string[] {
  return entries.flatMap(({ caption, found }) => {
    const wrong = mistakes(caption, found);
    if (wrong.length === 0) return [];
    const listed = (hotels: readonly { name: string; city: string | null }[]) =>
      hotels.map(({ name, city }) => `${name} (${city ?? '–'})`).join(', ') || '–';
    const text = caption.caption.replaceAll('\n', ' / ').slice(0, 140);
    return [
      `${caption.id} ${wrong.join(', ')} ${found.probability.toFixed(2)}  labelled ${listed(caption.hotels ?? [])} · found ${listed(found.hotels)}\n      ${text}`,
    ];
  });
}

function mistakes(caption: LabelledCaption, found: Prediction): string[] {
  const { pairs, missed, extra } = matchHotels(caption, found);
  const stay = caption.is_stay === true;
  const towns = pairs.some(([gold, hotel]) => gold.city !== null && !sameCity(gold.city, hotel.city));
  const flags: readonly (readonly [boolean, string])[] = [
    [stay && !found.is_stay, 'missed stay'],
    [!stay && found.is_stay, 'false stay'],
    [stay && (missed.length > 0 || extra.length > 0), 'names'],
    [stay && towns, 'town'],
    [!samePrice(caption.price, found.price), 'price'],
  ];
  return flags.filter(([wrong]) => wrong).map(([, name]) => name);
}
