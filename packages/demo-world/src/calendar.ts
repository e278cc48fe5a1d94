const DAY = 86_400_000;

/** The day on which the world was written; seasons in the captions are relative to it. */
const WRITTEN = { year: 2026, month: 11, day: 21 } as const;
const written = Date.UTC(WRITTEN.year, WRITTEN.month - 1, WRITTEN.day);

/** The earliest day a stay may have, in days ago. */
export const LONGEST_AGO = 700;

/** Days from a date to the day of writing; negative for later dates. */
function daysBefore(year: number, month: number, day: number): number {
  return Math.round((written - Date.UTC(year, month - 1, day)) / DAY);
}

/** A day in the given month of the last two years, the later year more often. Without a month: any day, recent ones more often. */
export function someDay(month: number | null, random: () => number): number {
  if (month === null) return 1 + Math.floor(random() ** 1.6 * LONGEST_AGO);
  const day = 1 + Math.floor(random() * 28);
  const candidates = [2026, 2025, 2024]
    .map((year) => daysBefore(year, month, day))
    .filter((days) => days >= 1 && days <= LONGEST_AGO);
  return candidates[Math.floor(random() ** 2 * candidates.length)] ?? 1;
}

/** The day of the post at `position` of `count`, newest first, spread evenly over a month given as `2026-11`. */
export function dayInMonth(month: string, position: number, count: number): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const last = year === WRITTEN.year && number === WRITTEN.month ? WRITTEN.day - 1 : length;
  const day = last - Math.floor((position * last) / count);
  return daysBefore(year, number, day);
}
