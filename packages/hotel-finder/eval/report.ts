import type { LabelledCaption } from './labelled.ts';
import { type Measures, matchHotels, type Prediction, type Score } from './measure.ts';

const percent = (value: number) => value.toFixed(3);
const scored = ({ precision, recall, f1 }: Score) =>
  `P ${percent(precision)} R ${percent(recall)} F1 ${percent(f1)}`;

/** One line of the table. */
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

/** The captions that were read wrongly, to be read by a person. */
export function confusions(entries: readonly { caption: LabelledCaption; found: Prediction }[]): string[] {
  return entries.flatMap(({ caption, found }) => {
    const { missed, extra } = matchHotels(caption, found);
    const decision = caption.is_stay === found.is_stay ? '' : caption.is_stay ? 'missed stay' : 'false stay';
    const names = caption.is_stay && (missed.length > 0 || extra.length > 0) ? 'names' : '';
    if (decision === '' && names === '') return [];
    const listed = (hotels: readonly { name: string }[]) =>
      hotels.map((hotel) => hotel.name).join(', ') || '–';
    const text = caption.caption.replaceAll('\n', ' / ').slice(0, 140);
    return [
      `${caption.id} ${(decision || names).padEnd(11)} ${found.probability.toFixed(2)}  labelled ${listed(caption.hotels ?? [])} · found ${listed(found.hotels)}\n      ${text}`,
    ];
  });
}
