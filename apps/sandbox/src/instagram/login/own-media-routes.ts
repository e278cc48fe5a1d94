import type { NetworkPost } from '@staylore/demo-world/types';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { queryParam } from '../../core/query.ts';
import type { Sandbox } from '../../core/sandbox.ts';
import { GraphError, unsupportedGet } from '../graph/error.ts';
import { type Field, parseFields } from '../graph/field-expression.ts';
import { childNodes, mediaId, type Node, userFields, userNode } from '../graph/media-node.ts';
import { childType, pageOf, pageRequest, selectFields, selectMedia } from '../graph/select.ts';
import type { Network, PhotoAccount } from '../network/accounts.ts';
import { requireToken } from './exchange.ts';
import type { LoginTokens } from './tokens.ts';

interface Services {
  sandbox: Sandbox;
  network: Network;
  tokens: LoginTokens;
}

interface Viewer {
  account: PhotoAccount;
  token: string;
}

const ID_ONLY: readonly Field[] = [{ name: 'id', modifiers: new Map(), children: null }];
const meType = {
  name: 'IGUser',
  fields: new Set([...userFields, 'user_id', 'account_type', 'profile_picture_url']),
};

/** A member's own profile and posts at `/graph.instagram.com`, with the member's token. */
export async function ownMediaRoutes(app: FastifyInstance, services: Services): Promise<void> {
  for (const prefix of ['', '/:version']) {
    app.get(`${prefix}/me`, async (request) => me(services, request));
    app.get(`${prefix}/me/media`, async (request) => list(services, request));
  }
  app.get<{ Params: { id: string } }>('/:version/:id', async (request) => {
    const { account } = viewerOf(services, request);
    if (request.params.id === account.id) return me(services, request);
    const post = find(account, request.params.id);
    return selectMedia(post, fieldsOf(request), { account, context: contextOf(services) });
  });
  app.get<{ Params: { id: string } }>('/:version/:id/media', async (request) => {
    if (viewerOf(services, request).account.id !== request.params.id) throw unsupportedGet(request.params.id);
    return list(services, request);
  });
  app.get<{ Params: { id: string } }>('/:version/:id/children', async (request) => {
    const { account } = viewerOf(services, request);
    const fields = fieldsOf(request);
    const children = childNodes(find(account, request.params.id), account, contextOf(services));
    return { data: children.map((child) => selectFields(child, fields, childType)) };
  });
}

function contextOf({ sandbox }: Services) {
  return { baseUrl: sandbox.baseUrl(), firstDay: sandbox.clock.firstDay() };
}

function viewerOf(services: Services, request: FastifyRequest): Viewer {
  const { handle } = requireToken(request, services.tokens, services.sandbox.clock.now());
  const account = services.network.find(handle);
  if (!account) throw new GraphError('The user is not an Instagram Business', 10);
  return { account, token: queryParam(request, 'access_token') ?? '' };
}

function fieldsOf(request: FastifyRequest): readonly Field[] {
  const given = queryParam(request, 'fields');
  return given ? parseFields(given) : ID_ONLY;
}

function me(services: Services, request: FastifyRequest): Record<string, unknown> {
  const { account } = viewerOf(services, request);
  const hotel = account.profile.handle.startsWith('hotel.');
  const node: Node = {
    ...userNode(account, contextOf(services)),
    user_id: account.id,
    account_type: hotel ? 'BUSINESS' : 'MEDIA_CREATOR',
  };
  const chosen = selectFields(node, fieldsOf(request), meType);
  return services.sandbox.shapes.instagramLogin === 'list' ? { data: [chosen] } : chosen;
}

function list(services: Services, request: FastifyRequest): Record<string, unknown> {
  const { account, token } = viewerOf(services, request);
  const pageQuery = pageRequest((name) => queryParam(request, name));
  const page = pageOf(account, pageQuery);
  const from = { account, context: contextOf(services) };
  const data = page.posts.map((post) => selectMedia(post, fieldsOf(request), from));
  if (!page.cursors) return { data };
  const { after } = page.cursors;
  const next = new URL(`${services.sandbox.baseUrl()}/graph.instagram.com/v26.0/${account.id}/media`);
  const given = queryParam(request, 'fields');
  for (const [name, value] of Object.entries({
    access_token: token,
    fields: given,
    limit: pageQuery.limit,
    after,
  })) {
    if (value) next.searchParams.set(name, String(value));
  }
  return { data, paging: { cursors: page.cursors, ...(after && { next: next.href }) } };
}

/** A post of the account by id; throws GraphError 100/33. */
function find(account: PhotoAccount, id: string): NetworkPost {
  const known = Math.min(account.count, 5000);
  for (let position = 0; position < known; position += 1) {
    const post = account.postAt(position);
    if (post && mediaId(post.shortcode) === id) return post;
  }
  throw unsupportedGet(id.slice(0, 60));
}
