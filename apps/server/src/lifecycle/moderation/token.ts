import type { Executor } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';

const keys = 'statement-links';
const textOf = (decisionId: number): string => `statement:${decisionId}`;

/** The token of the link to a statement of reasons, by which someone appeals who cannot sign in. */
export async function statementToken(
  { secrets }: Pick<Platform, 'secrets'>,
  decisionId: number,
  executor?: Executor,
): Promise<string> {
  const proof = (await secrets.ring(keys, executor)).sign(textOf(decisionId));
  return `${decisionId}.${proof}`;
}

/** The decision of a token; null unless it is one of ours. */
export async function readStatementToken(
  { secrets }: Pick<Platform, 'secrets'>,
  token: string,
): Promise<number | null> {
  const [, id = '', proof = ''] = /^([1-9]\d{0,14})\.(.*)$/.exec(token) ?? [];
  if (id === '') return null;
  const ring = await secrets.ring(keys);
  return ring.verify(textOf(Number(id)), proof) ? Number(id) : null;
}
