import type { OpenExport } from '@staylore/photo-export/open-in-worker';

/** Exports that this window has open, by import: the review shows their pictures until the page is reloaded. */
const opened = new Map<number, OpenExport>();

/** Keeps an export open for its review; only one, as each has a worker. */
export function keepOpen(importId: number, read: OpenExport): void {
  for (const [id, other] of opened) {
    if (other !== read) other.close();
    opened.delete(id);
  }
  opened.set(importId, read);
}

/** The export of an import, if this window has it open. */
export function openedExport(importId: number): OpenExport | null {
  return opened.get(importId) ?? null;
}
