/**
 * Why an export cannot be read. Each reason has a text in the import's phrases: `not_a_zip` a different kind of file, `truncated` the end of the file
 * is missing, `damaged` its contents are inconsistent, `encrypted` it needs a password, `split_zip` a ZIP split over volumes,
 * `too_many_entries`/`too_large`/`zip_bomb` too big for any reader, `unsafe_path` it names files outside of itself, `html_export` it was requested as
 * HTML, `broken_json` a file of posts is not valid JSON, `not_an_export` not a photo-network export, `no_posts` an export without posts, `cancelled`
 * the reader was told to stop.
 */
export const refusalReasons = [
  'not_a_zip',
  'truncated',
  'damaged',
  'encrypted',
  'split_zip',
  'too_many_entries',
  'too_large',
  'zip_bomb',
  'unsafe_path',
  'html_export',
  'broken_json',
  'not_an_export',
  'no_posts',
  'cancelled',
] as const;

export type RefusalReason = (typeof refusalReasons)[number];

/** The export is refused, for a reason that a person can act on. `file` is the part or entry at fault, if there is one. */
export class ExportRefused extends Error {
  readonly reason: RefusalReason;
  readonly file: string | null;

  constructor(reason: RefusalReason, options: { file?: string; cause?: unknown } = {}) {
    super(`The export was refused: ${reason}`, { cause: options.cause });
    this.name = 'ExportRefused';
    this.reason = reason;
    this.file = options.file ?? null;
  }
}
