/** What is wrong with the days that somebody wishes for. */
export type DayFault = 'missing' | 'not_ahead' | 'not_after_arrival';

/**
 * Looks at new days before they are sent, by the server's own rules: an arrival after today and a departure after the arrival.
 * Days are `YYYY-MM-DD`, or empty where none was chosen.
 */
export function checkDays(
  { check_in, check_out }: { check_in: string; check_out: string },
  today: string,
): { check_in?: DayFault; check_out?: DayFault } {
  return {
    ...(check_in === '' ? { check_in: 'missing' } : check_in <= today ? { check_in: 'not_ahead' } : {}),
    ...(check_out === ''
      ? { check_out: 'missing' }
      : check_in !== '' && check_out <= check_in
        ? { check_out: 'not_after_arrival' }
        : {}),
  };
}
