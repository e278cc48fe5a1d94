import { entriesOf, type ZipEntry } from './directory.ts';
import { type EntryRole, isUnsafe, mediaPath, roleOf } from './entry-paths.ts';
import type { Limits } from './limits.ts';
import type { Part } from './part.ts';
import { ExportRefused } from './refusal.ts';
import { unpack } from './unpack.ts';

export interface ArchiveOptions {
  limits: Limits;
  signal: AbortSignal | undefined;
  /** Entries listed so far, and how many the part declares. */
  onListed: (done: number, total: number) => void;
}

/** The parts of an export, listed but not read. Only entries of a known role are kept, and nothing else can be opened. */
export class Archive {
  readonly files = new Map<Exclude<EntryRole, 'media' | null>, ZipEntry[]>();
  readonly media = new Map<string, ZipEntry>();
  /** Paths of all entries whose content was read. */
  readonly opened: string[] = [];
  readonly #options: ArchiveOptions;
  #kept = 0;

  constructor(options: ArchiveOptions) {
    this.#options = options;
  }

  /** Lists one ZIP part. Throws `ExportRefused`. */
  async add(part: Part): Promise<void> {
    const { limits, onListed } = this.#options;
    let done = 0;
    for await (const { total, ...entry } of entriesOf(part, limits)) {
      if (done % 500 === 0) {
        this.#throwIfCancelled();
        onListed(done, total);
      }
      done += 1;
      this.#keep(entry);
    }
    onListed(done, done);
  }

  #keep(entry: ZipEntry): void {
    const { path } = entry;
    if (isUnsafe(path)) throw new ExportRefused('unsafe_path', { file: path });
    const role = roleOf(path);
    if (role === null) return;
    if (entry.encrypted) throw new ExportRefused('encrypted', { file: path });
    if (role === 'media') this.media.set(mediaPath(path), entry);
    else this.#keepFile(role, entry);
  }

  #keepFile(role: Exclude<EntryRole, 'media' | null>, entry: ZipEntry): void {
    this.#kept += 1;
    if (this.#kept > this.#options.limits.files)
      throw new ExportRefused('too_many_entries', { file: entry.path });
    const files = this.files.get(role);
    if (files === undefined) this.files.set(role, [entry]);
    else files.push(entry);
  }

  /** Reads one whole entry, up to `most` bytes. Throws `ExportRefused`. */
  async read(entry: ZipEntry, most: number): Promise<Uint8Array<ArrayBuffer>> {
    this.#throwIfCancelled();
    this.opened.push(entry.path);
    return unpack(entry, most, this.#options.limits);
  }

  #throwIfCancelled(): void {
    if (this.#options.signal?.aborted) throw new ExportRefused('cancelled');
  }
}
