import { expect, test } from 'vitest';
import { keptDays } from '../../retention/periods.ts';
import { appealUntil } from './appeals.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Until when a decision of that day can be appealed against, as it is read on another. */
const untilOf = (decidedAt: Date, at = decidedAt) =>
  appealUntil(
    { decided_at: decidedAt, appeal_id: null, ended_at: null, action: 'hide' } as unknown as Parameters<
      typeof appealUntil
    >[0],
    at,
  );

test('A decision of any day can be appealed against for six months, and what was reported is kept for as long', () => {
  for (let day = Date.UTC(2027, 0, 1); day < Date.UTC(2029, 0, 1); day += dayMs) {
    const decided = new Date(day);
    const [year, month, date] = [decided.getUTCFullYear(), decided.getUTCMonth(), decided.getUTCDate()];
    const sixMonthsOn = Date.UTC(year, month + 6, date);
    const until = untilOf(decided)?.getTime() ?? 0;
    expect(until, decided.toISOString()).toBeGreaterThanOrEqual(sixMonthsOn);
    expect(until, decided.toISOString()).toBeLessThanOrEqual(day + keptDays.shown * dayMs);
    expect(untilOf(decided, new Date(until - 1))).not.toBeNull();
    expect(untilOf(decided, new Date(until))).toBeNull();
  }
});
