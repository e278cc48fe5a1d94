/**
 * Why an export cannot be read. Each reason has a text in the import's phrases: `not_a_zip` another kind of file, `truncated` the end of the
 * file is missing, `damaged` its contents do not fit together, `encrypted` it asks for a password, `split_zip` a ZIP cut over volumes,
 * `too_many_entries`/`too_large`/`zip_bomb` it would burst any reader, `unsafe_path` it names files outside of itself, `html_export` it was
 * asked for as HTML, `broken_json` a file of posts is no JSON, `not_an_export` no photo-network export, `no_posts` an export without posts,
 * `cancelled` the reader was told to stop.
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
