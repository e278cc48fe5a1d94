import { z } from 'zod';
import { because, wholeNumber } from './fields.ts';

/** Lists are plain arrays; the cursor of the next page is in the `Link` header with `rel="next"`. */
export const pageQuery = z.object({
  cursor: z.string(because('not_cursor')).max(400, because('not_cursor')).optional(),
  limit: wholeNumber(1, 50).default(20),
});

export type PageQuery = z.infer<typeof pageQuery>;
