import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';

/** A small JSON file that is read once and always rewritten as a whole: after a kill it has either the old or the new content. */
export interface StateFile<T> {
  read(): T;
  write(next: T): void;
}

/** Opens the file `name` in `folder`; a missing or unreadable file counts as `initial`. */
export function openStateFile<T>(
  file: { folder: string; name: string },
  options: { schema: z.ZodType<T>; initial: T },
): StateFile<T> {
  const target = path.join(file.folder, file.name);
  mkdirSync(file.folder, { recursive: true });
  let current = load(target, options);
  return {
    read: () => current,
    write(next) {
      current = next;
      writeFileSync(`${target}.new`, JSON.stringify(next), { flush: true });
      renameSync(`${target}.new`, target);
    },
  };
}

function load<T>(target: string, options: { schema: z.ZodType<T>; initial: T }): T {
  try {
    const parsed = options.schema.safeParse(JSON.parse(readFileSync(target, 'utf8')));
    return parsed.success ? parsed.data : options.initial;
  } catch {
    return options.initial;
  }
}
