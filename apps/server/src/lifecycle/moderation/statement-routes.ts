import { found } from '../../platform/errors.ts';
import type { Api } from '../../platform/guard/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { appeal } from './decisions/appeals.ts';
import { decisionAbout, decisionById, suspensionsOf } from './decisions/queries.ts';
import { presentStatement } from './present.ts';
import { statementLink } from './token.ts';

/** Statements of reasons and appeals, for the members concerned: by the link in the mail, or from the page of a suspended member. */
export function statementRoutes(api: Api, platform: Platform): void {
  const { db, clock } = platform;
  const byToken = async (token: string) => {
    const id = found(await statementLink.read(platform, token), 'moderation.not_found');
    return found(await decisionById(db, id), 'moderation.not_found');
  };

  api.serve('GET /api/statements/:token', async ({ params }) =>
    presentStatement(await byToken(params.token), clock.now()),
  );

  api.serve('POST /api/statements/:token/appeal', async ({ body, params }) => {
    await appeal(platform, (await byToken(params.token)).id, body.text);
    return presentStatement(await byToken(params.token), clock.now());
  });

  api.serve('GET /api/me/statements', async ({ viewer }) => {
    const statements = (await suspensionsOf(db, viewer.id)).map(async (decision) => ({
      token: await statementLink.token(platform, decision.id),
      statement: presentStatement(decision, clock.now()),
    }));
    return { statements: await Promise.all(statements) };
  });

  api.serve('GET /api/posts/:id/statement', async ({ params, viewer }) => {
    const decision = await decisionAbout(db, params.id);
    const own = found(decision?.author_id === viewer.id ? decision : null, 'moderation.not_found');
    return {
      token: await statementLink.token(platform, own.id),
      statement: presentStatement(own, clock.now()),
    };
  });
}
