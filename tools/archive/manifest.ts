import { z } from 'zod';

/** The first file of an archive: its contents and what it was made from. */
export const manifestSchema = z.object({
  format: z.literal('staylore-archive-1'),
  madeAt: z.string(),
  /** Applied migrations in order; the rows fit the schema after the last one. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(
    z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()), rows: z.number() }),
  ),
  sequences: z.array(
    z.object({ schema: z.string(), name: z.string(), value: z.string(), called: z.boolean() }),
  ),
});

/** Read from a file, or about to be written. */
export type Manifest = z.infer<typeof manifestSchema>;
