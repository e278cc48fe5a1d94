import { isConflict } from '../../../platform/db/sql-errors.ts';
import { type Click, foldClicks, keyOf } from './fold.ts';
import type { WrittenClicks } from './queries.ts';

/** A durable click: its own reference, or the one that the visitor has from this day. */
export interface RecordedClick {
  clickId: string;
  /** How often the target of the link had changed when the click was written. */
  revision: number;
}

/** Writes clicks; resolves when they are durable. */
export interface ClickRecorder {
  /** The click as it was written; null if its link is inactive. */
  record(click: Click): Promise<RecordedClick | null>;
  /** Waits until all clicks are written. */
  close(): Promise<void>;
}

type Write = (clicks: Click[]) => Promise<WrittenClicks>;

interface Waiting {
  click: Click;
  resolve(written: RecordedClick | null): void;
  reject(error: unknown): void;
}

const maxBatch = 1000;
/** Longest time (ms) that a click waits for others, in rounds of one: no more than a commit takes on most disks. */
const maxTurns = 2;

/**
 * Group commit for clicks: while one statement is being committed, those that arrive gather for the next. So a click is answered after one commit,
 * and a commit serves as many clicks as there are. A statement itself costs as much as twenty clicks do, so the next one waits for as many as were
 * in progress with the last, while they keep arriving; a single reader never waits.
 */
export function createClickRecorder(write: Write): ClickRecorder {
  let waiting: Waiting[] = [];
  let working: Promise<void> | undefined;
  /** Clicks that were in progress when the last statement was done: those it answered and those that waited for it. */
  let together = 0;

  /** Ends the wait for others as soon as all have arrived. */
  let allThere: (() => void) | undefined;

  const gather = async () => {
    // Clicks that arrive in the same turn of the event loop share a statement.
    await new Promise((resolve) => setImmediate(resolve));
    for (let waited = 0; waited < maxTurns && waiting.length < together; waited += 1) {
      const before = waiting.length;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 1);
        allThere = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      allThere = undefined;
      if (waiting.length === before) return;
    }
  };

  const work = async () => {
    while (waiting.length > 0) {
      await gather();
      const group = waiting.slice(0, maxBatch);
      waiting = waiting.slice(maxBatch);
      await settle(group, write);
      together = Math.min(maxBatch, group.length + waiting.length);
    }
    working = undefined;
  };

  return {
    record: (click) =>
      new Promise((resolve, reject) => {
        waiting.push({ click, resolve, reject });
        if (waiting.length >= together) allThere?.();
        working ??= work();
      }),
    close: async () => {
      await working;
    },
  };
}

async function settle(group: Waiting[], write: Write): Promise<void> {
  try {
    const clicks = group.map(({ click }) => click);
    const keys = clicks.map(keyOf);
    const folded = foldClicks(clicks, keys);
    const { live, earlier } = await withRetries(() => write(folded));
    const references = referencesOf(clicks, { keys, folded, earlier });
    for (const [index, { click, resolve }] of group.entries()) {
      const revision = live.get(click.linkId);
      const clickId = references?.get(keys[index] as string) ?? click.clickId;
      resolve(revision === undefined ? null : { clickId, revision });
    }
  } catch (error) {
    for (const { reject } of group) reject(error);
  }
}

/** What each key is known by; undefined where no click is a repeat, and so each has its own. */
function referencesOf(
  clicks: readonly Click[],
  { keys, folded, earlier }: { keys: string[]; folded: Click[]; earlier: ReadonlyMap<string, string> },
): ReadonlyMap<string, string> | undefined {
  if (folded.length === clicks.length && earlier.size === 0) return undefined;
  const references = new Map(earlier);
  for (const [index, { clickId }] of clicks.entries()) {
    const key = keys[index] as string;
    if (!references.has(key)) references.set(key, clickId);
  }
  return references;
}

async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= 5 || !isConflict(error)) throw error;
    }
  }
}
