import { type Draft, emptyDraft } from './draft.ts';

/** Where the browser keeps what is being written: one draft for new posts, one for each post that is changed or wish that came true. */
export function draftKey(memberId: number, subject: number | `wish-${number}` | null): string {
  return `staylore_draft_${memberId}_${subject ?? 'new'}`;
}

/** The kept draft, null where there is none or it cannot be read. */
export function readDraft(key: string): Draft | null {
  try {
    const stored = JSON.parse(window.localStorage.getItem(key) ?? 'null') as Partial<Draft> | null;
    if (stored === null || typeof stored !== 'object' || typeof stored.place?.text !== 'string') return null;
    const draft = { ...emptyDraft, ...stored };
    return Array.isArray(draft.tags) ? draft : null;
  } catch {
    return null;
  }
}

/** Keeps a draft; where storage is off or full it lives as long as the page. */
export function keepDraft(key: string, draft: Draft): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Leaving the page asks first in any case.
  }
}

export function dropDraft(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // What cannot be stored need not be removed.
  }
}

const sentKey = (key: string) => `${key}_sent`;

/** Notes that a draft is on its way to the server, or that an answer has come: a page that is closed in between never hears it. */
export function markSent(key: string, isSent: boolean): void {
  try {
    if (isSent) window.localStorage.setItem(sentKey(key), 'yes');
    else window.localStorage.removeItem(sentKey(key));
  } catch {
    // Then the draft is not kept either.
  }
}

/** Whether the page was closed while the draft was on its way. */
export function wasSent(key: string): boolean {
  try {
    return window.localStorage.getItem(sentKey(key)) !== null;
  } catch {
    return false;
  }
}
