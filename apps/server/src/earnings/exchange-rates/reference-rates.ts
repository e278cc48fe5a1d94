import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import type { FetchSafely } from '../../platform/fetch-safely/index.ts';

export interface DayOfRates {
  /** YYYY-MM-DD, as the source says. */
  day: string;
  rates: { currency: string; unitsPerEuro: string }[];
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseAttributeValue: false,
  isArray: (_name, path) => path === 'gesmes:Envelope.Cube.Cube.Cube',
  processEntities: false,
});

const rate = z.object({
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** Kept as text: a rate is a decimal number, not a binary one. */
  rate: z
    .string()
    .regex(/^\d{1,12}(\.\d{1,12})?$/)
    // Of no currency does one euro buy less or more; with such a rate sums would have no figure.
    .refine((value) => Number(value) >= 0.01 && Number(value) <= 10_000_000),
});
const envelope = z.object({
  'gesmes:Envelope': z.object({
    Cube: z.object({ Cube: z.object({ time: z.iso.date(), Cube: z.array(rate).min(1).max(400) }) }),
  }),
});

/** Parses the daily file of the European Central Bank (`eurofxref-daily.xml`). @throws {Error} if it is something else. */
export function parseReferenceRates(xml: string): DayOfRates {
  const day = envelope.parse(parser.parse(xml))['gesmes:Envelope'].Cube.Cube;
  return {
    day: day.time,
    rates: day.Cube.map(({ currency, rate: unitsPerEuro }) => ({ currency, unitsPerEuro })),
  };
}

/** Fetches the latest rates. @throws {OutgoingError}, or an Error if the answer is no file of rates. */
export async function fetchReferenceRates(fetchSafely: FetchSafely, url: string): Promise<DayOfRates> {
  const { body } = await fetchSafely(url, { as: 'text', maxBytes: 256 * 1024 });
  return parseReferenceRates(body);
}
