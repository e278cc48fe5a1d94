/** Errors of the requested dates. */
export type DayFault = 'missing' | 'not_ahead' | 'not_after_arrival';

/**
 * Validates new dates before they are sent, by the server's own rules: an arrival after today and a departure after the arrival. Days are
 * `YYYY-MM-DD`, or empty if none was chosen.
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
