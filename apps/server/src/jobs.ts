import { mediaHandlers } from './features/media/index.ts';
import type { JobHandler } from './platform/jobs.ts';
import type { Platform } from './platform/platform.ts';

/** Everything that is done later. A feature with jobs is added here. */
export function jobHandlers(platform: Platform): JobHandler[] {
  return [...mediaHandlers(platform)];
}
