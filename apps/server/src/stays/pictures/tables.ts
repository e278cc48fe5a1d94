import type { Generated, GeneratedAlways } from 'kysely';

/** How a demo poster is drawn. */
export interface PosterSpec {
  seed: string;
  character: string;
  region?: 'east-asia';
}

export interface PictureTable {
  id: GeneratedAlways<number>;
  post_id: number;
  position: number;
  /** Folder of the picture's files in the storage; unguessable. */
  key: string;
  status: Generated<'pending' | 'ready' | 'failed'>;
  /** Address at the photo network from which the picture is copied. */
  source_url: string | null;
  poster: PosterSpec | null;
  alt: string | null;
  width: number | null;
  height: number | null;
  thumbhash: string | null;
  failure: string | null;
  created_at: Generated<Date>;
}

declare module '../../platform/db/database.ts' {
  interface Tables {
    pictures: PictureTable;
  }
}
