import type { Generated } from 'kysely';

export interface DepartureTable {
  user_id: number;
  left_at: Date;
  /** Not before that moment the member is forgotten. */
  until: Date;
  gives_up: boolean;
  /** Posts that were shown before. */
  posts: number[];
  /** Links of no post that led on before. */
  links: number[];
  /** Rows of other tables by the name of their table (`trunk/queries.ts`). */
  trunk: Generated<unknown>;
}

declare module '../../platform/db/database.ts' {
  interface Tables {
    departures: DepartureTable;
  }
}
