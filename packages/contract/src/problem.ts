import { z } from 'zod';

/** RFC 9457 problem details, the body of every error that the wire format does not fix otherwise. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  /** Machine-readable name of the error, see `error-codes.ts`. */
  code: z.string(),
  /** One sentence per field, in the reader's language. */
  errors: z.record(z.string(), z.string()).optional(),
  requestId: z.string().optional(),
});

export type ProblemDetails = z.infer<typeof problem>;
