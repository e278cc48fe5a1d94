/** How much of an archive is read at most; sizes in bytes. Honest exports stay far below. */
export interface Limits {
  /** A part has fewer entries than this. */
  entries: number;
  directoryBytes: number;
  /** Files of posts, of all parts together: each is read by itself. */
  files: number;
  /** One file of posts; ten thousand posts take about 15 MB. */
  fileBytes: number;
  /** All files of posts together. */
  allFilesBytes: number;
  /** One picture or video. */
  mediaBytes: number;
  /** Compression ratio from which a file of some size is a bomb; deflate ends at 1,032. */
  ratio: number;
}

export const defaultLimits: Limits = {
  entries: 100_000,
  directoryBytes: 48 * 2 ** 20,
  files: 2000,
  fileBytes: 64 * 2 ** 20,
  allFilesBytes: 160 * 2 ** 20,
  mediaBytes: 128 * 2 ** 20,
  ratio: 250,
};
