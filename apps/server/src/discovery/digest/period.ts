import { dayMs } from '../../platform/durations.ts';

/** Names the period of a moment: its day in UTC, or the Monday of its week. */
export function periodOf(rhythm: 'daily' | 'weekly', now: Date): string {
  if (rhythm === 'daily') return now.toISOString().slice(0, 10);
  const sinceMonday = (now.getUTCDay() + 6) % 7;
  return `week of ${new Date(now.getTime() - sinceMonday * dayMs).toISOString().slice(0, 10)}`;
}
