import type { FieldCode } from '@staylore/contract/error-codes';
import { fieldErrors } from '@staylore/contract/field-errors';
import type { z } from 'zod';

/** The result of validating a value: the parsed value, or why it is refused. Can be passed between threads. */
export type CheckedBody =
  | { value: unknown }
  | { fields: Record<string, FieldCode> }
  | { refused: 'malformed' | 'too_large' };

/** Validates a value against its schema; without a schema there is no value. */
export async function checkBody(schema: z.ZodType | undefined, value: unknown): Promise<CheckedBody> {
  if (schema === undefined) return { value: undefined };
  const result = await schema.safeParseAsync(value, { reportInput: true });
  return result.success ? { value: result.data } : { fields: fieldErrors(result.error) };
}

/** Parses JSON bytes; an empty body is no value and no error. */
export function parseJson(bytes: Uint8Array): { ok: true; value: unknown } | { ok: false } {
  try {
    if (bytes.byteLength === 0) return { ok: true, value: undefined };
    return { ok: true, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return { ok: false };
  }
}
