import type { OpenExport } from '@staylore/photo-export/open-in-worker';

/** Exports that this window holds open, by import: the review shows their pictures while nobody reloads the page. */
const opened = new Map<number, OpenExport>();

/** Keeps an export for its review; only one is held, as each holds a worker. */
export function keepOpen(importId: number, read: OpenExport): void {
  for (const [id, other] of opened) {
    if (other !== read) other.close();
    opened.delete(id);
  }
  opened.set(importId, read);
}

export function openedExport(importId: number): OpenExport | null {
  return opened.get(importId) ?? null;
}
