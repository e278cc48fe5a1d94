/** Days of the window; the panel is called 'Last 30 days'. */
const windowDays = 30;

export interface Window {
  /** IANA name. */
  zone: string;
  /** Days as YYYY-MM-DD in the zone, oldest first; the last one is today. */
  days: string[];
  /** First day of the 30 days before. */
  earlierFrom: string;
}

/** The last 30 calendar days in a time zone, today included, and where the 30 before begin. */
export function windowAt(now: Date, zone: string): Window {
  const today = dayIn(now, zone);
  const days = Array.from({ length: windowDays }, (_none, index) => shiftDay(today, index - windowDays + 1));
  // The database does not know old names such as `JST`, but the zone they stand for.
  const place = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  return { zone: place, days, earlierFrom: shiftDay(today, 1 - 2 * windowDays) };
}

export function dayIn(at: Date, zone: string): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return format.format(at);
}

/** A day so many days later, by the calendar. */
export function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Change in percent with one decimal; null if there is no earlier figure to compare with. */
export function change(now: number, earlier: number): number | null {
  return earlier === 0 ? null : Math.round(((now - earlier) / earlier) * 1000) / 10;
}
