/** The next business day after this moment, as YYYY-MM-DD; weekends are skipped, holidays are moved by the bank. */
export function nextBankDay(now: Date): string {
  const day = new Date(now);
  do day.setUTCDate(day.getUTCDate() + 1);
  while (day.getUTCDay() === 0 || day.getUTCDay() === 6);
  return day.toISOString().slice(0, 10);
}

/** Hour of the day (UTC) at which payouts run on business days. */
export const paymentHour = 6;

/** The first morning after this moment on which payouts run. */
export function nextPaymentMorning(after: Date): Date {
  const morning = new Date(after);
  morning.setUTCHours(paymentHour, 0, 0, 0);
  while (morning <= after || [0, 6].includes(morning.getUTCDay()))
    morning.setUTCDate(morning.getUTCDate() + 1);
  return morning;
}

/** Whether a morning on which payouts run lies after `from` and not after `to`. */
export function includesPaymentMorning({ from, to }: { from: Date; to: Date }): boolean {
  return nextPaymentMorning(from) <= to;
}
