import { constraintOf } from '../../../platform/transaction.ts';
import { type Click, clickKey, foldClicks, hourOf } from './fold.ts';
import type { WrittenClick } from './queries.ts';

/** Writes clicks; answers when they are durable. */
export interface ClickRecorder {
  /** The click as it was written, or null where its link leads nowhere. */
  record(click: Click): Promise<WrittenClick | null>;
  /** Waits until nothing is on its way any more. */
  close(): Promise<void>;
}

interface Waiting {
  click: Click;
  resolve(written: WrittenClick | null): void;
  reject(error: unknown): void;
}

/** Most clicks of one statement. */
const most = 1000;
/** PostgreSQL asks for another try after these. */
const again = new Set(['40001', '40P01']);

/**
 * Groups clicks: while one statement is being committed, those that arrive gather for the next. So a click is answered after one commit, and a
 * commit serves as many clicks as there are.
 */
export function createClickRecorder(write: (clicks: Click[]) => Promise<WrittenClick[]>): ClickRecorder {
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

async function settle(group: Waiting[], write: (clicks: Click[]) => Promise<WrittenClick[]>): Promise<void> {
  try {
    const rows = await trying(() => write(foldClicks(group.map(({ click }) => click))));
    const written = new Map(rows.map((row) => [clickKey(row.link_id, row.visitor, row.hour), row]));
    for (const { click, resolve } of group) {
      resolve(written.get(clickKey(click.linkId, click.visitor, hourOf(click.at))) ?? null);
    }
  } catch (error) {
    for (const { reject } of group) reject(error);
  }
}

async function trying<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= 3 || !again.has(constraintOf(error).code)) throw error;
    }
  }
}
