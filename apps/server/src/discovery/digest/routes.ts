import { languages } from '@staylore/contract/fields';
import type { FastifyInstance } from 'fastify';
import { fail, found } from '../../platform/errors.ts';
import type { Api } from '../../platform/guard/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { periodOf } from './period.ts';
import { deleteDigest, digestOf, storeDigest } from './queries.ts';
import { endingLink } from './token.ts';

export function digestRoutes(api: Api, platform: Platform): void {
  const { db, clock } = platform;

  api.serve('GET /api/notifications/digest', async ({ viewer }) => {
    const row = await digestOf(db, viewer.id);
    return row === undefined ? { rhythm: 'off' as const } : { rhythm: row.rhythm };
  });

  api.serve('PUT /api/notifications/digest', async ({ viewer, body }) => {
    const { rhythm } = body;
    if (rhythm === 'off') {
      await deleteDigest(db, viewer.id);
      return { rhythm };
    }
    const before = await digestOf(db, viewer.id);
    const now = clock.now();
    // Nothing is sent at once, and pressing the same again changes nothing.
    if (before?.rhythm !== rhythm) {
      const last_period = periodOf(rhythm, now);
      await storeDigest(db, {
        user_id: viewer.id,
        rhythm,
        last_period,
        told_until: before?.told_until ?? now,
      });
    }
    return { rhythm };
  });

  api.serve('POST /api/notifications/digest/end', async ({ body }) => {
    await deleteDigest(db, found(await endingLink.read(platform, body.token), 'accounts.token_dead'));
  });
}

/** One click in a mail program posts to the link itself (RFC 8058, section 3.1); people who open it get a page with a button. */
export function digestOneClick(http: FastifyInstance, platform: Platform): void {
  void http.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, _body, done) => done(null, {}),
    );
    for (const language of languages) {
      scope.post<{ Params: { token: string } }>(`/${language}/digest/end/:token`, async (request, reply) => {
        const userId = await endingLink.read(platform, request.params.token);
        if (userId === null) fail('accounts.token_dead');
        await deleteDigest(platform.db, userId);
        return reply.type('text/plain; charset=utf-8').send('OK');
      });
    }
  });
}
