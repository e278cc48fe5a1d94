import { z } from 'zod';
import type { FieldCode } from './error-codes.ts';

/** Carries a field code as the message of a schema; the server turns it into a sentence in the reader's language. */
export const because = (code: FieldCode): string => `field.${code}`;

/** Control characters other than tab and line breaks: no keyboard writes them and PostgreSQL refuses NUL. */
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/;
const loneSurrogate = /\p{Cs}/u;
/** They turn the direction of whatever is written after them, on pages and in mails: names could be read as other names. */
const turners = /[\u202a-\u202e\u2066-\u2069]/g;
/** What leaves a mark on paper; spaces of no width and fillers do not. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** In NFC, without what turns the direction of what follows, trimmed; empty where nothing could be seen. */
function clean(value: string): string {
  const plain = value.normalize('NFC').replace(turners, '').trim();
  return visible.test(plain) ? plain : '';
}

/** Text that people write: normalised to NFC, trimmed, without what nobody sees or what would turn its surroundings. Lengths count code points. */
export function text(options: { min?: number; max: number }) {
  return z
    .string(because('not_text'))
    .refine(
      (value) => !controlCharacters.test(value) && !loneSurrogate.test(value),
      because('bad_characters'),
    )
    .transform(clean)
    .refine((value) => options.min === undefined || value.length > 0, because('required'))
    .refine((value) => [...value].length >= (options.min ?? 0), because('too_short'))
    .refine((value) => [...value].length <= options.max, because('too_long'));
}

const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** A number, or in paths, questions and forms its decimal digits. A blank, a yes and a list of one are none, though JavaScript reads them so. */
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

/** An identifier in a path or body: a positive integer that fits PostgreSQL's `integer`. */
export const id = wholeNumber(1, 2_147_483_647);
/** A viewer's id where anonymous visitors say 0. */
export const viewerId = wholeNumber(0, 2_147_483_647);

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
/** What mail programs make a link of: a scheme, or a dot between a letter or digit and two letters. */
const address = /:\/\/|[\p{L}\p{N}][.。．｡]\p{L}{2}/u;
/** Whether a name would stand in mails to others as a link to somewhere. */
export const looksLikeAddress = (value: string): boolean => address.test(value);

/** A name, or a part of one. */
export const namePart = (options: { min?: number }) =>
  text({ ...options, max: 80 }).refine((value) => !looksLikeAddress(value), because('name_is_address'));
export const personName = namePart({ min: 1 });
/** Passwords are not trimmed: a space is a character of the password. */
export const newPassword = z
  .string(because('not_text'))
  .min(1, because('required'))
  .min(8, because('too_short'))
  .max(200, because('too_long'));

/** A ten millionth of a degree is a centimetre; what is far less underflows in the database’s reckoning of distances. */
const inCentimetres = (degrees: number): number => Math.round(degrees * 1e7) / 1e7;

export const latitude = numberWithin(-90, 90).transform(inCentimetres);
export const longitude = numberWithin(-180, 180).transform(inCentimetres);

export const language = z.enum(['en', 'de']);
export type Language = z.infer<typeof language>;

/** ISO 4217 currencies that a stay may be priced in. */
export const currency = z.string().regex(/^[A-Z]{3}$/, because('invalid'));

/** ISO 8601 time in UTC, as it stands on the wire. */
export const timestamp = z.iso.datetime();
