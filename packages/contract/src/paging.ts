import { z } from 'zod';
import { because } from './fields.ts';

/** Lists are plain arrays; the cursor of the next page travels in the `Link` header with `rel="next"`. */
export const pageQuery = z.object({
  cursor: z.string(because('not_cursor')).max(400, because('not_cursor')).optional(),
  limit: z.coerce
    .number(because('not_number'))
    .int(because('not_number'))
    .min(1, because('out_of_range'))
    .max(50, because('out_of_range'))
    .default(20),
});

export type PageQuery = z.infer<typeof pageQuery>;
