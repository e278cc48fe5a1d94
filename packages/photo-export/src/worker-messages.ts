import type { RefusalReason } from './archive/refusal.ts';
import type { SavedPost } from './posts/side-files.ts';
import type { ExportMedium, ExportPost, ExportProgress } from './read-export.ts';

/** A post without its functions, which cannot be sent from the worker. */
export interface WirePost extends Omit<ExportPost, 'media'> {
  media: Omit<ExportMedium, 'bytes'>[];
}

export type ToWorker =
  | { type: 'open'; parts: readonly Blob[] }
  | { type: 'bytes'; request: number; path: string };

export type FromWorker =
  | { type: 'progress'; progress: ExportProgress }
  | { type: 'posts'; posts: WirePost[] }
  | { type: 'done'; username: string | null; savedPosts: SavedPost[] }
  | { type: 'bytes'; request: number; bytes: ArrayBuffer }
  | { type: 'refused'; reason: RefusalReason; file: string | null; request: number | null };
