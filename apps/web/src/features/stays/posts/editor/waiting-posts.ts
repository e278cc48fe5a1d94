import { onlineManager } from '@tanstack/react-query';
import { isProblem } from '../../../../platform/api/problem.ts';
import type { Language } from '../../../../platform/texts/language.ts';
import { draftIn } from './draft.ts';
import { dropPictures, keepPictures, readPictures } from './draft-pictures.ts';
import { dropDraft, keepDraft, markSent, readDraft, wasSent } from './draft-store.ts';
import type { PostValues } from './post-form.ts';
import { sendPost } from './send-post.ts';

/** A draft that is sent when there is a network again. */
interface Waiting {
  key: string;
  /** The post that it edits, null for a new one. */
  postId: number | null;
}

const mark = '_waiting';

function setWaiting({ key, postId }: Waiting): void {
  try {
    window.localStorage.setItem(key + mark, JSON.stringify(postId));
  } catch {
    // Then the post waits while its page is open.
  }
}

/** Returns a draft to its form; does nothing if it is not waiting. */
export function endWaiting(key: string): void {
  try {
    window.localStorage.removeItem(key + mark);
  } catch {
    // If storage does not work there is nothing to remove.
  }
}

function waitingOf(memberId: number): Waiting[] {
  try {
    return Object.entries(window.localStorage)
      .filter(([name]) => name.startsWith(`staylore_draft_${memberId}_`) && name.endsWith(mark))
      .map(([name, value]) => ({ key: name.slice(0, -mark.length), postId: JSON.parse(value) }));
  } catch {
    return [];
  }
}

/** One page of this browser sends at a time: the form that is open, else the first page that is opened afterwards. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks.request('staylore-waiting-posts', work);

/** Waits until there is a network, then sends. The post outlives the page meanwhile: `sendWaitingPosts` takes it up. */
export async function sendWhenOnline<T>(
  waiting: Waiting,
  values: PostValues,
  send: () => Promise<T>,
): Promise<T> {
  if (onlineManager.isOnline()) return send();
  keepDraft(waiting.key, draftIn(values));
  await keepPictures(waiting.key, values.pictures);
  setWaiting(waiting);
  return alone(async () => {
    await online();
    endWaiting(waiting.key);
    return send();
  });
}

/** Milliseconds after which a network that came back is trusted: it may go again at once, or come to a page that is being closed. */
const steady = 500;

const online = () =>
  new Promise<void>((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (isOnline: boolean) => {
      clearTimeout(timer);
      if (isOnline) timer = setTimeout(end, steady);
    };
    const stop = onlineManager.subscribe(look);
    const end = () => {
      stop();
      resolve();
    };
    look(onlineManager.isOnline());
  });

interface Listeners {
  language: Language;
  onSaved(): void;
  /** The draft stays, to be corrected; `postId` names the form that has it. */
  onRefused(error: unknown, postId: number | null): void;
}

/** Sends what an earlier page left waiting. One that may have arrived already is left as a draft, which says so. */
export async function sendWaitingPosts(memberId: number, listeners: Listeners): Promise<void> {
  if (!onlineManager.isOnline() || waitingOf(memberId).length === 0) return;
  await alone(async () => {
    for (const waiting of waitingOf(memberId)) {
      const draft = readDraft(waiting.key);
      const isSendable = draft !== null && !wasSent(waiting.key);
      if (!isSendable || (await sendKept(waiting, draft, listeners))) endWaiting(waiting.key);
    }
  });
}

/** Whether it is finished, successfully or not; the network may be down again. */
async function sendKept(
  { key, postId }: Waiting,
  draft: Omit<PostValues, 'pictures'>,
  { language, onSaved, onRefused }: Listeners,
): Promise<boolean> {
  markSent(key, true);
  try {
    await sendPost({ ...draft, pictures: (await readPictures(key)) ?? [] }, { postId, language });
    dropDraft(key);
    await dropPictures(key);
    onSaved();
  } catch (error) {
    if (isProblem(error) && error.status === 0) return false;
    onRefused(error, postId);
  } finally {
    markSent(key, false);
  }
  return true;
}
