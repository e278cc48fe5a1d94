import type { AnalyticsDay, AnalyticsRecord } from '@staylore/contract/earnings/analytics';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../platform/api/api.tsx';
import { useTimeZone } from '../../../platform/texts/day.tsx';

interface Figures {
  record: AnalyticsRecord | undefined;
  days: AnalyticsDay[];
}

interface Loaded extends Figures {
  member: { id: number };
}

/** The figures by days of the reader's own time zone; those of the page, in UTC, are shown until they arrive. */
export function useFiguresHere({ member, record, days }: Loaded): Figures {
  const api = useApi();
  const zone = useTimeZone();
  const { data } = useQuery({
    queryKey: ['analytics', 'figures', member.id, zone],
    enabled: zone !== 'UTC',
    queryFn: async ({ signal }): Promise<Figures> => {
      const options = { params: { id: member.id }, query: { zone }, signal };
      const [records, daysHere] = await Promise.all([
        api.call('GET /api/users/:id/analytics', options),
        api.call('GET /api/users/:id/analytics/days', options),
      ]);
      return { record: records[0], days: daysHere };
    },
  });
  return data ?? { record, days };
}
