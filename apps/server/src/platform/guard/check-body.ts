import type { FieldCode } from '@staylore/contract/error-codes';
import { fieldErrors } from '@staylore/contract/field-errors';
import type { z } from 'zod';

/** What a schema says of a value: the value in its form, or why it is refused. Can be sent from thread to thread. */
export type CheckedBody = { value: unknown } | { fields: Record<string, FieldCode> } | { malformed: true };

/** Checks a value against its schema; without one there is nothing to hand on. */
export async function checkBody(schema: z.ZodType | undefined, value: unknown): Promise<CheckedBody> {
  if (schema === undefined) return { value: undefined };
  const result = await schema.safeParseAsync(value, { reportInput: true });
  return result.success ? { value: result.data } : { fields: fieldErrors(result.error) };
}

/** The JSON that bytes hold; an empty body is none and no fault. */
export function parseJson(bytes: Uint8Array): { ok: true; value: unknown } | { ok: false } {
  try {
    if (bytes.byteLength === 0) return { ok: true, value: undefined };
    return { ok: true, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return { ok: false };
  }
}
