import { Archive } from './archive/archive.ts';
import type { ZipEntry } from './archive/directory.ts';
import { mediaKind, mediaPath } from './archive/entry-paths.ts';
import { defaultLimits, type Limits } from './archive/limits.ts';
import type { Part } from './archive/part.ts';
import { ExportRefused } from './archive/refusal.ts';
import { isRecord, type Json } from './posts/json-shape.ts';
import { type KeyedPost, mergePosts } from './posts/merge-posts.ts';
import { readPosts } from './posts/posts-file.ts';
import type { RawPost } from './posts/raw-post.ts';
import { readSavedPosts, readUsername, type SavedPost } from './posts/side-files.ts';

/** A picture or video of a post, at its position in the carousel. */
export interface ExportMedium {
  path: string;
  kind: 'image' | 'video';
  /** Unpacked size in bytes. */
  size: number;
  /** Reads it now; throws `ExportRefused`. */
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
}

/** A post of the account. Stories and archived posts are not: they are never read. */
export interface ExportPost {
  /** The same in every export of the account. */
  key: string;
  /** ISO 8601 in UTC. */
  takenAt: string | null;
  caption: string;
  locationName: string | null;
  lat: number | null;
  lng: number | null;
  media: ExportMedium[];
  /** Media named by posts and missing from every part: left out of the export, or in a part that was not chosen. */
  missingMedia: number;
  source: 'posts' | 'reels';
}

export interface ExportProgress {
  phase: 'listing' | 'reading' | 'posts';
  done: number;
  total: number;
}

export interface PhotoExport {
  username: string | null;
  savedPosts: SavedPost[];
  total: number;
  /** Newest first. */
  posts: () => AsyncGenerator<ExportPost>;
  /** Paths of the entries read so far: no other entry was opened. */
  opened: readonly string[];
}

export interface ReadOptions {
  signal?: AbortSignal;
  onProgress?: (progress: ExportProgress) => void;
  limits?: Partial<Limits>;
}

/**
 * Reads a data export from its ZIP parts. Memory stays small however large the parts are: their directories are listed, the few files about
 * posts are read, pictures only on request. Throws `ExportRefused`.
 */
export async function readExport(parts: readonly Part[], options: ReadOptions = {}): Promise<PhotoExport> {
  const limits = { ...defaultLimits, ...options.limits };
  const report = options.onProgress ?? (() => {});
  const archive = new Archive({
    limits,
    signal: options.signal,
    onListed: (done, total) => report({ phase: 'listing', done, total }),
  });
  for (const part of parts) await archive.add(part);
  const read = await readFiles(archive, limits, report);
  if (read.postFiles === 0)
    throw new ExportRefused(archive.files.has('html') ? 'html_export' : 'not_an_export');
  const posts = mergePosts(read.posts);
  if (posts.length === 0) throw new ExportRefused('no_posts');
  return {
    username: read.username,
    savedPosts: read.savedPosts,
    total: posts.length,
    opened: archive.opened,
    posts: async function* () {
      for (const [index, post] of posts.entries()) {
        if (options.signal?.aborted) throw new ExportRefused('cancelled');
        if (index % 200 === 0) report({ phase: 'posts', done: index, total: posts.length });
        yield present(post, archive, limits);
      }
      report({ phase: 'posts', done: posts.length, total: posts.length });
    },
  };
}

type FileRole = 'posts' | 'reels' | 'saved' | 'account';
const roles: readonly FileRole[] = ['posts', 'reels', 'saved', 'account'];

async function readFiles(archive: Archive, limits: Limits, report: NonNullable<ReadOptions['onProgress']>) {
  const listed = roles.flatMap((role) => (archive.files.get(role) ?? []).map((entry) => ({ role, entry })));
  const found = {
    posts: [] as RawPost[],
    savedPosts: [] as SavedPost[],
    username: null as string | null,
    postFiles: 0,
  };
  let bytes = 0;
  for (const [index, { entry, role }] of listed.entries()) {
    report({ phase: 'reading', done: index, total: listed.length });
    bytes += entry.size;
    if (bytes > limits.allFilesBytes) throw new ExportRefused('too_large', { file: entry.path });
    const file = await readJson(archive, entry, limits);
    if (role === 'posts' || role === 'reels') {
      for (const post of readPosts(file, role)) found.posts.push(post);
      found.postFiles += 1;
    } else if (role === 'saved') {
      for (const post of readSavedPosts(file)) found.savedPosts.push(post);
    } else found.username ??= readUsername(file);
  }
  report({ phase: 'reading', done: listed.length, total: listed.length });
  return found;
}

async function readJson(archive: Archive, entry: ZipEntry, limits: Limits): Promise<Json> {
  const bytes = await archive.read(entry, limits.fileBytes);
  try {
    const file: Json = JSON.parse(new TextDecoder().decode(bytes));
    if (Array.isArray(file) || isRecord(file)) return file;
  } catch (error) {
    throw new ExportRefused('broken_json', { file: entry.path, cause: error });
  }
  throw new ExportRefused('broken_json', { file: entry.path });
}

function present(post: KeyedPost, archive: Archive, limits: Limits): ExportPost {
  const media = post.media.flatMap((path) => {
    const entry = archive.media.get(mediaPath(path));
    if (entry === undefined) return [];
    const bytes = () => archive.read(entry, limits.mediaBytes);
    return [{ path: entry.path, kind: mediaKind(path), size: entry.size, bytes }];
  });
  return {
    key: post.key,
    takenAt: post.seconds === null ? null : new Date(post.seconds * 1000).toISOString(),
    caption: post.caption,
    locationName: post.locationName,
    lat: post.coordinates?.lat ?? null,
    lng: post.coordinates?.lng ?? null,
    media,
    missingMedia: post.media.length - media.length,
    source: post.source,
  };
}
