import { fail, found } from '../../platform/errors.ts';
import type { Api } from '../../platform/guard/guard.ts';
import { byId, pageOfRows, requestOf, sendPage } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { authorize } from '../../platform/policy.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { auditEntries } from '../audit/index.ts';
import { type CaseRow, caseById, casesIn } from './cases/queries.ts';
import { caseContext } from './context.ts';
import { answer } from './decisions/appeals.ts';
import { judgeCase } from './decisions/judge-case.ts';
import { asCsv, statistics } from './figures/statistics.ts';
import { anyMatter, moderationPolicy } from './policy.ts';
import { presentCase } from './present.ts';

const mayRead = (viewer: Viewer) => authorize(moderationPolicy, 'read', { viewer, target: anyMatter });

/** The queue of moderators, and what they report about their work. */
export function moderationRoutes(api: Api, platform: Platform): void {
  const { db, clock } = platform;

  api.serve('GET /api/moderation/cases', async (call) => {
    mayRead(call.viewer);
    const page = await pageOfRows(requestOf(call), {
      cursor: ['integer', 'bigint'],
      position: (row: CaseRow) => [row.rank, row.id] as const,
      visibleRows: (wanted) => casesIn(db, wanted, { state: call.query.state, notOf: call.viewer.id }),
    });
    return sendPage(call, { ...page, items: page.items.map(presentCase) });
  });

  api.serve('GET /api/moderation/cases/:id', async ({ params, viewer }) => {
    mayRead(viewer);
    const row = found(await caseById(db, params.id), 'moderation.not_found');
    if (!moderationPolicy.readCase(viewer, { ...anyMatter, ...row })) fail('moderation.not_found');
    return caseContext(platform, row, viewer);
  });

  api.serve('POST /api/moderation/cases/:id/decision', async ({ body, params, viewer }) => {
    mayRead(viewer);
    await judgeCase(platform, { caseId: params.id, judgement: body, viewer });
  });

  api.serve('POST /api/moderation/appeals/:id/decision', ({ body, params, viewer }) =>
    answer(platform, { appealId: params.id, ...body, viewer }),
  );

  api.serve('GET /api/moderation/statistics', ({ query, viewer }) => {
    mayRead(viewer);
    return statistics(db, query, clock.now());
  });

  api.serve('GET /api/moderation/statistics.csv', async ({ query, reply, viewer }) => {
    mayRead(viewer);
    reply.header('content-disposition', 'attachment; filename="moderation.csv"');
    return asCsv(await statistics(db, query, clock.now()));
  });

  api.serve('GET /api/moderation/log', async (call) => {
    authorize(moderationPolicy, 'readLog', { viewer: call.viewer, target: anyMatter });
    const page = await pageOfRows(requestOf(call), {
      ...byId,
      visibleRows: ({ last, limit }) =>
        auditEntries(db, { before: last?.[0] ?? null, limit, notAbout: call.viewer.id }),
    });
    return sendPage(call, {
      ...page,
      items: page.items.map((one) => ({
        ...one,
        at: one.at.toISOString(),
        details: one.details as Record<string, unknown>,
      })),
    });
  });
}
