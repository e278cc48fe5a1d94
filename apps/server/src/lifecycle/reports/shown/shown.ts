import { z } from 'zod';

const shownForm = z.object({
  username: z.string(),
  name: z.string(),
  /** Of a post; null for a member. */
  title: z.string().nullable(),
  /** The caption of a post, the biography of a profile as HTML, or the entries of a list, one a line. */
  text: z.string(),
  /** Folders of its pictures. */
  pictures: z.array(z.string()),
  /** Where the link of a post led; earlier reports do not say. */
  leads_to: z.string().nullable().default(null),
});

export type Shown = z.output<typeof shownForm>;

/** What a report has stored of its target; null if nothing. */
export const shownIn = (stored: unknown): Shown | null => (stored === null ? null : shownForm.parse(stored));
