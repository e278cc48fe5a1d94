import type { JobContext } from '../../../platform/jobs/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { PlacesService } from '../../places/index.ts';

/** What placing needs: the records, the time, and the maps service that the configuration names. */
export interface PlacingAround extends Pick<Platform, 'db' | 'clock'> {
  places: PlacesService;
}

export type Context = Pick<JobContext, 'log' | 'signal'>;
