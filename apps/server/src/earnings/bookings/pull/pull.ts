import { setTimeout as pause } from 'node:timers/promises';
import type { Platform } from '../../../platform/platform.ts';
import { listAwin } from './awin.ts';
import type { NetworkList } from './listed.ts';
import { type PullReport, reconcile } from './reconcile.ts';
import { listTravelpayouts } from './travelpayouts.ts';

type CommandContext = Pick<Platform, 'db' | 'clock' | 'config' | 'fetchSafely'>;

/**
 * Reads what the affiliate networks list for the last days and records it; null if none is configured. A network that fails does not block the
 * others.
 * @throws {OutgoingError} of the first that failed
 */
export async function pullTransactions(
  platform: CommandContext,
  { days, signal }: { days: number; signal?: AbortSignal },
): Promise<PullReport | null> {
  const networks = networksOf(platform, { days, ...(signal === undefined ? {} : { signal }) });
  if (networks.length === 0) return null;
  const reports: PullReport[] = [];
  const failures: unknown[] = [];
  for (const { partner, list } of networks) {
    try {
      reports.push(await reconcile(platform, { partner, ...(await list()) }));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return {
    examined: sum(reports, 'examined'),
    taken: sum(reports, 'taken'),
    unattributed: sum(reports, 'unattributed'),
    unreadable: sum(reports, 'unreadable'),
    differences: reports.flatMap(({ differences }) => differences),
  };
}

type Figure = 'examined' | 'taken' | 'unattributed' | 'unreadable';

const sum = (reports: readonly PullReport[], figure: Figure) =>
  reports.reduce((total, report) => total + report[figure], 0);

/** The configured networks, each with how its list is read. */
function networksOf(
  { config, clock, fetchSafely }: CommandContext,
  { days, signal }: { days: number; signal?: AbortSignal },
): { partner: string; list(): Promise<NetworkList> }[] {
  const { awin, travelpayouts } = config.earnings;
  const wanted = {
    now: clock.now(),
    days,
    pause: (milliseconds: number) => pause(milliseconds, undefined, signal === undefined ? {} : { signal }),
  };
  return [
    ...(awin === undefined
      ? []
      : [{ partner: awin.partner, list: () => listAwin(fetchSafely, awin, wanted) }]),
    ...(travelpayouts === undefined
      ? []
      : [
          {
            partner: travelpayouts.partner,
            list: () => listTravelpayouts(fetchSafely, travelpayouts, wanted),
          },
        ]),
  ];
}
