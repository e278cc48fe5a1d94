import { z } from 'zod';
import { openStateFile } from './state-file.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * The time in the sandbox: the real one plus an offset that only grows. The product learns the offset by polling `GET /clock`, so
 * that both live on the same day and a stay of next month can be lived through in a minute.
 */
export interface SandboxClock {
  now(): Date;
  /** Milliseconds that the sandbox is ahead of the real time. */
  offset(): number;
  advance(hours: number): void;
  /** Midnight (UTC) of the day of the first start: what "days ago" of written posts counts from, on every later start too. */
  firstDay(): Date;
}

const schema = z.object({ offset_ms: z.number().int().min(0), first_day: z.iso.datetime() });

/** The clock kept in `clock.json` of the folder. */
export function openClock(folder: string): SandboxClock {
  const today = new Date(Math.floor(Date.now() / DAY) * DAY).toISOString();
  const file = openStateFile(
    { folder, name: 'clock.json' },
    { schema, initial: { offset_ms: 0, first_day: today } },
  );
  file.write(file.read());
  return {
    now: () => new Date(Date.now() + file.read().offset_ms),
    offset: () => file.read().offset_ms,
    advance(hours) {
      file.write({ ...file.read(), offset_ms: file.read().offset_ms + Math.round(hours * HOUR) });
    },
    firstDay: () => new Date(file.read().first_day),
  };
}
