import type { Api } from '../../platform/guard/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { takeReport } from './service.ts';

/** Reporting what breaks the law or our rules. */
export function reportRoutes(api: Api, platform: Platform): void {
  api.serve('POST /api/reports', ({ body, countFor, language, viewer }) => {
    const { caption_only: captionOnly, category, email, name, reason, url } = body;
    const sent = { url, captionOnly, category, reason, name, email };
    return takeReport(platform, { viewer, language, countFor, ...sent });
  });
}
