import { z } from 'zod';
import { openStateFile } from './state-file.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * The sandbox's time: real time plus an offset that only grows. The product learns the offset by polling `GET /clock`, so that both agree on the day,
 * and a stay next month can be simulated within a minute.
 */
export interface SandboxClock {
  now(): Date;
  /** Milliseconds by which the sandbox is ahead of real time. */
  offset(): number;
  advance(hours: number): void;
  /** Midnight (UTC) on the day of the first start. "Days ago" in posts counts from it, on later starts too. */
  firstDay(): Date;
}

const schema = z.object({ offset_ms: z.number().int().min(0), first_day: z.iso.datetime() });

/** The clock stored in `clock.json` in the folder. */
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
