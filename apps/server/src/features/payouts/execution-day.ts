/** The next day on which banks work after this moment, as YYYY-MM-DD; weekends are left out, holidays the bank moves itself. */
export function nextBankDay(now: Date): string {
  const day = new Date(now);
  do day.setUTCDate(day.getUTCDate() + 1);
  while (day.getUTCDay() === 0 || day.getUTCDay() === 6);
  return day.toISOString().slice(0, 10);
}
