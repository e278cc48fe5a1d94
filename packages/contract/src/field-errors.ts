import type { z } from 'zod';
import { type FieldCode, fieldCodes } from './error-codes.ts';

const known = new Set<string>(fieldCodes);

/** Maps the issues of a schema to one code for each field, for the server and the forms alike; the first issue of a field wins. */
export function fieldErrors(error: z.ZodError): Record<string, FieldCode> {
  const fields: Record<string, FieldCode> = {};
  for (const issue of error.issues) {
    const name = issue.path.length === 0 ? 'body' : issue.path.map(String).join('.');
    fields[name] ??= codeOf(issue as Issue);
  }
  return fields;
}

interface Issue {
  code?: string;
  message: string;
  input?: unknown;
  format?: string;
  origin?: string;
}

function codeOf(issue: Issue): FieldCode {
  const own = issue.message.startsWith('field.') ? issue.message.slice('field.'.length) : '';
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'required';
  if (known.has(own)) return own as FieldCode;
  if (issue.code === 'invalid_value') return 'not_listed';
  if (issue.code === 'too_big')
    return issue.origin === 'array' ? 'too_many' : issue.origin === 'string' ? 'too_long' : 'out_of_range';
  if (issue.code === 'too_small') return issue.origin === 'string' ? 'too_short' : 'out_of_range';
  if (issue.format === 'email') return 'not_email';
  if (issue.format === 'url') return 'not_url';
  if (issue.format === 'date' || issue.format === 'datetime') return 'not_date';
  return 'invalid';
}
