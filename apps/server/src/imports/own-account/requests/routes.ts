import type { FastifyRequest } from 'fastify';
import { found } from '../../../platform/errors.ts';
import type { Api } from '../../../platform/guard/guard.ts';
import { logSecurityEvent } from '../../../platform/log/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { answerRequest, type RequestKind } from './answer-request.ts';
import { deletionByCode } from './queries.ts';

/** What the photo network requests on behalf of people who connected their accounts. */
export function networkRequestRoutes(api: Api, platform: Platform): void {
  const { config, db } = platform;
  const answer = async (request: FastifyRequest, received: { kind: RequestKind; text: string }) => {
    const answered = await answerRequest(platform, received);
    for (const member of answered.members)
      logSecurityEvent(request.log, { event: 'connection', member, outcome: 'done', request: request.id });
    return answered;
  };

  api.serve('POST /api/instagram/deauthorize', async ({ body, request }) => {
    await answer(request, { kind: 'deauthorization', text: body.signed_request });
  });

  api.serve('POST /api/instagram/data-deletion', async ({ body, request }) => {
    const { code, language } = await answer(request, { kind: 'deletion', text: body.signed_request });
    const page = `${language === 'de' ? 'de' : 'en'}/data-deletion/${code}`;
    return { url: `${config.http.publicUrl}/${page}`, confirmation_code: code };
  });

  api.serve('GET /api/instagram/data-deletion/:code', async ({ params }) => {
    const row = found(await deletionByCode(db, params.code), 'instagram.unknown_code');
    return { deleted_at: row.handled_at.toISOString(), found: row.found };
  });
}
