import { constraintOf } from '../../../platform/transaction.ts';
import { type Click, clickKey, foldClicks, hourOf } from './fold.ts';
import type { WrittenClicks } from './queries.ts';

/** A click that is durable: its own reference, or the one that the visitor has from this hour. */
export interface RecordedClick {
  clickId: string;
  /** How often the link had been led elsewhere when the click was written. */
  revision: number;
}

/** Writes clicks; answers when they are durable. */
export interface ClickRecorder {
  /** The click as it was written, or null where its link leads nowhere. */
  record(click: Click): Promise<RecordedClick | null>;
  /** Waits until nothing is on its way any more. */
  close(): Promise<void>;
}

type Write = (clicks: Click[]) => Promise<WrittenClicks>;

interface Waiting {
  click: Click;
  resolve(written: RecordedClick | null): void;
  reject(error: unknown): void;
}

/** Most clicks of one statement. */
const most = 1000;
/** Another process was first, and PostgreSQL asks for another try. */
const again = new Set(['40001', '40P01']);

/**
 * Groups clicks: while one statement is being committed, those that arrive gather for the next. So a click is answered after one commit, and a
 * commit serves as many clicks as there are.
 */
export function createClickRecorder(write: Write): ClickRecorder {
  let waiting: Waiting[] = [];
  let working: Promise<void> | undefined;

  const work = async () => {
    // What arrives in the same turn of the event loop travels together.
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.length > 0) {
      const group = waiting.slice(0, most);
      waiting = waiting.slice(most);
      await settle(group, write);
    }
    working = undefined;
  };

  return {
    record: (click) =>
      new Promise((resolve, reject) => {
        waiting.push({ click, resolve, reject });
        working ??= work();
      }),
    close: async () => {
      await working;
    },
  };
}

async function settle(group: Waiting[], write: Write): Promise<void> {
  try {
    const folded = foldClicks(group.map(({ click }) => click));
    const { live, earlier } = await trying(() => write(folded));
    const references = new Map(folded.map((click) => [keyOf(click), click.clickId]));
    for (const { click, resolve } of group) {
      const revision = live.get(click.linkId);
      const key = keyOf(click);
      const clickId = earlier.get(key) ?? references.get(key) ?? click.clickId;
      resolve(revision === undefined ? null : { clickId, revision });
    }
  } catch (error) {
    for (const { reject } of group) reject(error);
  }
}

const keyOf = (click: Click) => clickKey(click.linkId, click.visitor, hourOf(click.at));

async function trying<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= 5 || !again.has(constraintOf(error).code)) throw error;
    }
  }
}
