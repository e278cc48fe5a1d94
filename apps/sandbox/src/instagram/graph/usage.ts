import { known } from '../network/constants.ts';

/** Usage headers as the Graph API sends them: percent of the limit, and minutes until access is restored. */
export function usageHeaders(percent: number): Record<string, string> {
  const time = Math.floor(percent * 0.9);
  const business = {
    type: 'instagram',
    call_count: percent,
    total_cputime: time,
    total_time: time,
    estimated_time_to_regain_access: percent >= 100 ? 19 : 0,
  };
  return {
    'x-app-usage': JSON.stringify({ call_count: percent, total_time: time, total_cputime: time }),
    'x-business-use-case-usage': JSON.stringify({ [known.sourceId]: [business] }),
  };
}
