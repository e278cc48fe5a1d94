import { fail } from '../errors.ts';

/** A keyset position: the sort values of the last row of a page. Opaque to clients. */
export type CursorValue = string | number;

/** Writes the sort values of a page's last row as an opaque cursor. */
export function writeCursor(values: readonly CursorValue[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** What a sort value may be: `integer` and `bigint` fit PostgreSQL's types of these names. */
export type CursorKind = 'string' | 'integer' | 'bigint' | 'time';

export type CursorOf<Shape extends readonly CursorKind[]> = {
  [I in keyof Shape]: Shape[I] extends 'integer' | 'bigint' ? number : string;
};

/** Decodes a cursor. `shape` gives the type of each sort value; anything else fails with 400 at the field `cursor`. */
export function readCursor<const S extends readonly CursorKind[]>(
  cursor: string | undefined,
  shape: S,
): CursorOf<S> | null {
  if (cursor === undefined || cursor === '') return null;
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (
      Array.isArray(values) &&
      values.length === shape.length &&
      values.every((value, index) => fits(value, shape[index]))
    ) {
      return values as CursorOf<S>;
    }
  } catch {
    // falls through to the refusal below
  }
  fail('request.invalid', { cursor: 'not_cursor' });
}

function fits(value: unknown, kind: CursorKind | undefined): boolean {
  if (kind === 'integer') return Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31;
  if (kind === 'bigint') return Number.isSafeInteger(value);
  if (typeof value !== 'string' || value.includes('\0')) return false;
  return kind === 'string' || isTime(value);
}

/** A timestamp as `toISOString` writes it: JavaScript accepts impossible days and the year 0, PostgreSQL does not. */
function isTime(value: string): boolean {
  const milliseconds = /^(?!0000)\d{4}-/.test(value) ? Date.parse(value) : Number.NaN;
  return !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString() === value;
}

/** Drops the extra row that a list reads to learn whether there is a next page, and makes that page's cursor. */
export function cutPage<T>(
  rows: readonly T[],
  limit: number,
  position: (last: T) => readonly CursorValue[],
): { rows: T[]; next: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, next: rows.length > limit && last !== undefined ? writeCursor(position(last)) : null };
}
