import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pause } from '../../core/provider.ts';
import { bearerToken, queryParam } from '../../core/query.ts';
import type { Sandbox } from '../../core/sandbox.ts';
import {
  GraphError,
  invalidParameter,
  invalidToken,
  sendGraphError,
  unsupportedGet,
} from '../graph/error.ts';
import { type Field, parseFields } from '../graph/field-expression.ts';
import type { Node } from '../graph/media-node.ts';
import { simulateGraph } from '../graph/scope.ts';
import type { Network } from '../network/accounts.ts';
import { known } from '../network/constants.ts';
import { discover } from './discovery.ts';

/** The Graph API at `/graph.facebook.com`: business discovery with the product's own token. */
export async function graphRoutes(app: FastifyInstance, sandbox: Sandbox, network: Network): Promise<void> {
  simulateGraph(app, sandbox);
  // Once per host: the other scopes below the same address share it.
  app.setNotFoundHandler(async (_request, reply) =>
    sendGraphError(reply, new GraphError('Unknown path components', 2500, { status: 404 })),
  );
  app.get<{ Params: { version: string; id: string } }>('/:version/:id', async (request, reply) => {
    const { version, id } = request.params;
    if (!/^v\d{1,2}\.\d$/.test(version)) throw new GraphError(`Unknown path components: /${id}`, 2500);
    checkToken(request);
    if (!isSource(id)) throw unsupportedGet(id);
    const answer = sourceNode(parseFields(queryParam(request, 'fields') || 'id'), { sandbox, network });
    if (answer.slow) await pause(request, sandbox.config.slowMs);
    if (!answer.malformed) return answer.node;
    const text = JSON.stringify(answer.node);
    return reply.type('application/json; charset=utf-8').send(text.slice(0, text.length / 2));
  });
}

function checkToken(request: FastifyRequest): void {
  const token = queryParam(request, 'access_token') ?? bearerToken(request);
  const accepted: readonly string[] = known.tokens;
  if (!token || !accepted.includes(token)) throw invalidToken();
}

function isSource(id: string): boolean {
  const ids: readonly string[] = known.sourceIds;
  return ids.includes(id);
}

function sourceNode(
  fields: Field[],
  { sandbox, network }: { sandbox: Sandbox; network: Network },
): { node: Node; slow: boolean; malformed: boolean } {
  const context = { baseUrl: sandbox.baseUrl(), firstDay: sandbox.clock.firstDay() };
  const node: Node = { id: known.sourceId };
  let [slow, malformed] = [false, false];
  const own: Record<string, unknown> = { id: known.sourceId, username: known.sourceHandle, name: 'Staylore' };
  for (const field of fields) {
    if (field.name === 'business_discovery') {
      const found = discover(field, { network, context, now: sandbox.clock.now() });
      node['business_discovery'] = found.node;
      slow ||= found.slow;
      malformed ||= found.malformed;
    } else if (field.name in own) {
      node[field.name] = own[field.name];
    } else {
      throw invalidParameter(`Tried accessing nonexisting field (${field.name}) on node type (IGUser)`);
    }
  }
  const { id, ...rest } = node;
  return { node: { ...rest, id }, slow, malformed };
}
