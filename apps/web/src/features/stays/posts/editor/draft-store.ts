import { hasSignedOut } from '../../../../platform/session/other-member.ts';
import { type Draft, emptyDraft } from './draft.ts';

/** Where the browser stores drafts: one for new posts, one for each edited post or fulfilled wish. */
export function draftKey(memberId: number, subject: number | `wish-${number}` | null): string {
  return `staylore_draft_${memberId}_${subject ?? 'new'}`;
}

/** The stored draft, null if there is none or it cannot be read. */
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

/** Stores a draft; if storage is disabled or full it lives as long as the page. */
export function keepDraft(key: string, draft: Draft): void {
  if (hasSignedOut()) return;
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
    // If storage does not work there is nothing to remove.
  }
}

const sentKey = (key: string) => `${key}_sent`;

/** Records that a draft is being sent, or that an answer has come: a page closed in between never gets it. */
export function markSent(key: string, isSent: boolean): void {
  try {
    if (isSent) window.localStorage.setItem(sentKey(key), 'yes');
    else window.localStorage.removeItem(sentKey(key));
  } catch {
    // Then the draft is not kept either.
  }
}

/** Whether the page was closed while the draft was being sent. */
export function wasSent(key: string): boolean {
  try {
    return window.localStorage.getItem(sentKey(key)) !== null;
  } catch {
    return false;
  }
}
