import { z } from 'zod';
import type { FieldCode } from './error-codes.ts';

/** Passes a field code as the message of a schema; the server turns it into a sentence in the reader's language. */
export const because = (code: FieldCode): string => `field.${code}`;

/**
 * Control characters other than tab and line breaks: no keyboard writes them, PostgreSQL refuses NUL, and a terminal obeys some of them.
 */
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]/;
const allControlCharacters = new RegExp(controlCharacters, 'g');
const loneSurrogate = /\p{Cs}/u;
/** Bidirectional controls: they reverse what follows them, on pages and in mails, so that names could be read as other names. */
const turners = /[\u202a-\u202e\u2066-\u2069]/g;
/** More marks on one letter than any script needs: they would cover the lines above and below. */
const towers = /([\p{Mn}\p{Me}]{8})[\p{Mn}\p{Me}]+/gu;
/** Visible characters; zero-width spaces and fillers are not. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

const breaks = /[\t\n\r\u0085\u2028\u2029]+/g;

/**
 * With no more marks on one letter than any script needs. Takes up to 0.1 ms for a thousand letters: a body with many is validated in a worker
 * thread.
 */
export const withoutTowers = (value: string): string => value.replace(towers, '$1');

/** In NFC, without bidirectional controls and stacked marks, trimmed; empty if nothing in it is visible. */
function clean(value: string): string {
  const plain = withoutTowers(value.normalize('NFC').replace(turners, '')).trim();
  return visible.test(plain) ? plain : '';
}

/** A name from another service, as if it had been typed into a field of one line; empty if nothing in it is visible. */
export const asOneLine = (value: string): string =>
  clean(value.replace(/[\p{Cc}\u2028\u2029\ufffe\uffff]+/gu, ' '));

/** A text of another service, or one decoded from markup: cleaned, never refused. */
export const foreign = (value: string): string =>
  withoutTowers(value.replace(allControlCharacters, '').replace(turners, '').toWellFormed());

interface TextOptions {
  min?: number;
  max: number;
  /** It may have several lines. Otherwise breaks become spaces: in a mail, what follows one in a name would seem to be from us. */
  lines?: boolean;
}

/**
 * Text that people write: normalised to NFC, trimmed, without invisible characters and bidirectional controls. Lengths count code points.
 */
export function text(options: TextOptions) {
  return z
    .string(because('not_text'))
    .refine(
      (value) => !controlCharacters.test(value) && !loneSurrogate.test(value),
      because('bad_characters'),
    )
    .transform((value) => clean(options.lines === true ? value : value.replace(breaks, ' ')))
    .refine((value) => options.min === undefined || value.length > 0, because('required'))
    .refine((value) => [...value].length >= (options.min ?? 0), because('too_short'))
    .refine((value) => [...value].length <= options.max, because('too_long'));
}

const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/**
 * A number, or in paths, queries and forms its decimal digits. A blank, a boolean and a list of one are refused, though JavaScript would convert
 * them.
 */
function written(range: { min: number; max: number; whole?: boolean }) {
  const { max, min, whole = false } = range;
  const number = z
    .number(because('not_number'))
    .min(min, because('out_of_range'))
    .max(max, because('out_of_range'));
  return z
    .preprocess(
      (value) => (typeof value === 'string' && decimal.test(value.trim()) ? Number(value) : value),
      whole ? number.int(because('not_number')) : number,
    )
    .meta({ type: whole ? 'integer' : 'number', minimum: min, maximum: max });
}

/** A whole number between two, both included. */
export const wholeNumber = (min: number, max: number) => written({ min, max, whole: true });
/** A number between two, both included. */
export const numberWithin = (min: number, max: number) => written({ min, max });

/** An identifier in a path or body: a positive integer that fits both PostgreSQL's `bigint` and a number of JavaScript. */
export const id = wholeNumber(1, Number.MAX_SAFE_INTEGER);
/** A viewer's id where anonymous visitors say 0. */
export const viewerId = wholeNumber(0, Number.MAX_SAFE_INTEGER);

/** An address that mail can be sent to (the common subset of RFC 5321, ASCII). */
export const email = text({ min: 1, max: 254 }).refine(
  (value) => z.email().safeParse(value).success && !/[\s<>"(),:;[\]\\]/.test(value),
  because('not_email'),
);
/** 3–30 letters, digits, dots and underscores; unique without case. */
export const username = text({ min: 1, max: 30 }).refine(
  (value) => /^[A-Za-z0-9._]{3,30}$/.test(value),
  because('bad_username'),
);
/** What mail programs turn into a link: a scheme, a dot between any sign and two letters, or four numbers with dots. */
const address = /:\/\/|[^\s.][.。]\p{L}{2}|\d(?:\.\d{1,3}){3}/u;
/** A text with full-width letters and dots as plain ones and without invisible characters, the way browsers read addresses. */
export const asBrowsersRead = (value: string): string =>
  value.normalize('NFKC').replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
/** Whether mail programs would turn a name into a link, also if written with full-width letters or invisible characters. */
export const looksLikeAddress = (value: string): boolean => address.test(asBrowsersRead(value));

/** A name, or a part of one. */
export const namePart = (options: { min?: number }) =>
  text({ ...options, max: 80 }).refine((value) => !looksLikeAddress(value), because('name_is_address'));
export const personName = namePart({ min: 1 });
/** Passwords are not trimmed: a space is a character of the password. */
export const newPassword = z
  .string(because('not_text'))
  .min(1, because('required'))
  .min(8, because('short_password'))
  .max(200, because('too_long'));

/** A ten millionth of a degree is a centimetre; much smaller values underflow in the database’s calculation of distances. */
const inCentimetres = (degrees: number): number => Math.round(degrees * 1e7) / 1e7;

export const latitude = numberWithin(-90, 90).transform(inCentimetres);
export const longitude = numberWithin(-180, 180).transform(inCentimetres);

/** Languages of the interface, the default first. */
export const languages = ['en', 'de'] as const;
export const language = z.enum(languages);
export type Language = z.infer<typeof language>;

/** ISO 4217 currencies that a stay may be priced in. */
export const currency = z.string().regex(/^[A-Z]{3}$/, because('invalid'));

/** ISO 8601 time in UTC, as in the wire format. */
export const timestamp = z.iso.datetime();

/** Position of a stay or hotel in answers. */
export const placeFields = {
  lat: z.number().nullable(),
  long: z.number().nullable(),
  street: z.string().nullable(),
  zip: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  country: z.string().nullable(),
};

export const addressForm = {
  street: text({ max: 200 }).optional(),
  zip: text({ max: 20 }).optional(),
  city: text({ max: 120 }).optional(),
  state: text({ max: 120 }).optional(),
  country: text({ max: 120 }).optional(),
};
