import { openAsBlob } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ExportPlan, writeExport } from '../generate/write-export.ts';
import { type EntrySource, ZipWriter } from '../generate/zip-writer.ts';
import type { Part } from '../src/archive/part.ts';
import { ExportRefused } from '../src/archive/refusal.ts';
import { type ExportPost, type ReadOptions, readExport } from '../src/read-export.ts';

/** A folder for the archives of one test file. */
export async function createArchives() {
  const folder = await mkdtemp(join(tmpdir(), 'photo-export-'));
  let made = 0;
  const nextPath = () => {
    made += 1;
    return join(folder, `part-${made}.zip`);
  };
  return {
    /** Writes an export and reads it back. */
    async exported(plan: ExportPlan, parts = 1) {
      const paths = Array.from({ length: parts }, nextPath);
      const told = await writeExport(paths, plan);
      return { told, parts: await Promise.all(paths.map((path) => openAsBlob(path))) };
    },
    /** Writes an archive of just these entries. */
    async zipped(entries: Iterable<EntrySource>): Promise<Blob> {
      const path = nextPath();
      const file = await open(path, 'w');
      const zip = new ZipWriter(file);
      for (const entry of entries) await zip.add(entry);
      await zip.finish();
      await file.close();
      return openAsBlob(path);
    },
    /** Writes an export without opening it. */
    async written(plan: ExportPlan) {
      const path = nextPath();
      return { path, told: await writeExport([path], plan) };
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

export async function allPosts(parts: readonly Part[], options?: ReadOptions): Promise<ExportPost[]> {
  const { posts } = await readExport(parts, options);
  return gathered(posts());
}

/** The reason why an export is refused; fails if it is read. */
export async function refusalOf(parts: readonly Part[], options?: ReadOptions): Promise<string> {
  try {
    await allPosts(parts, options);
  } catch (error) {
    if (error instanceof ExportRefused) return error.reason;
    throw error;
  }
  return 'was read';
}

/** Everything that an async iterable yields. */
export async function gathered<T>(source: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const one of source) all.push(one);
  return all;
}
