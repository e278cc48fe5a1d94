import type { LabelledCaption } from './labelled.ts';
import type { Prediction } from './measure.ts';

const KEYWORDS =
  /\b(?:hotel|hotels|resort|hostel|lodge|inn|ryokan|riad|pension|gasthof|stayed|nights?|übernachtet|zimmer|check(?:ed)?[- ]in)\b/i;
const BEFORE = /((?:\p{Lu}[\p{L}'’&-]+ ){1,4})(?:Hotel|Resort|Hostel|Lodge|Inn|Ryokan|Suites)\b/u;
const AFTER = /\b(?:Hotel|Hostel|Riad|Pension|Gasthof|Villa|Casa|Schloss)((?: \p{Lu}[\p{L}'’&-]+){1,4})/u;

function textOf(caption: LabelledCaption): string {
  return `${caption.caption}\n${caption.location_tag ?? ''}`;
}

function named(match: RegExpExecArray | null): Prediction['hotels'] {
  return match ? [{ name: match[0].trim(), surface: match[0].trim(), city: null }] : [];
}

/** Predicts "stay" wherever a lodging word occurs; the name is the capitalised words beside "Hotel". */
export function keywordBaseline(caption: LabelledCaption): Prediction {
  const text = textOf(caption);
  const stay = KEYWORDS.test(text);
  return {
    is_stay: stay,
    probability: stay ? 1 : 0,
    hotels: stay ? named(AFTER.exec(text)) : [],
    price: null,
  };
}

/** Predicts "stay" only if capitalised words are beside a lodging word. */
export function capitalsBaseline(caption: LabelledCaption): Prediction {
  const text = textOf(caption);
  const hotels = named(AFTER.exec(text) ?? BEFORE.exec(text));
  const stay = hotels.length > 0;
  return { is_stay: stay, probability: stay ? 1 : 0, hotels, price: null };
}
