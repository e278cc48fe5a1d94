import type { JobContext } from '../../../platform/jobs/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { PlacesService } from '../../places/index.ts';
import type { MoveOthers } from '../merge.ts';

/** What placing needs: the records, the time, the configured maps service, and what moves along when two records turn out to be one. */
export interface PlacingDependencies extends Pick<Platform, 'db' | 'clock'> {
  places: PlacesService;
  moveOthers: MoveOthers;
}

export type Context = Pick<JobContext, 'log' | 'signal'>;
