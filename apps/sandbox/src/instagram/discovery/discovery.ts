import { writeCursor } from '../graph/cursor.ts';
import { cannotFindUser, GraphError, invalidParameter, limitReached, tokenExpired } from '../graph/error.ts';
import type { Field } from '../graph/field-expression.ts';
import { type Node, type NodeContext, userFields, userNode } from '../graph/media-node.ts';
import { pageOf, pageRequest, selectFields, selectMedia } from '../graph/select.ts';
import type { Network, PhotoAccount } from '../network/accounts.ts';

export interface Discovery {
  node: Node;
  /** The answer is truncated. */
  malformed: boolean;
  /** The answer is late. */
  slow: boolean;
}

const HANDLE = /^[a-z0-9._]{1,30}$/;

/** Answers `business_discovery.username(HANDLE){...}`. Throws GraphError with the codes of the real API. */
export function discover(
  field: Field,
  from: { network: Network; context: NodeContext; now: Date },
): Discovery {
  const handle = field.modifiers.get('username')?.toLowerCase();
  if (handle === undefined) throw invalidParameter('The parameter username is required');
  if (!HANDLE.test(handle)) throw cannotFindUser(handle.slice(0, 60));
  if (handle === 'token.expired') throw tokenExpired(from.now);
  if (handle === 'limit.me') throw limitReached();
  const account = from.network.find(handle);
  if (!account) throw cannotFindUser(handle);
  const fields = field.children ?? [];
  const type = { name: 'ShadowIGUser', fields: userFields, edges: new Set(['media']) };
  const node = selectFields(userNode(account, from.context), fields, type);
  const media = fields.find((child) => child.name === 'media');
  if (!media) return { node, malformed: false, slow: false };
  const page = edge(media, account, from.context);
  node['media'] = page.value;
  return {
    node,
    malformed: handle === 'broken.json' && page.continued,
    slow: handle === 'slow.me',
  };
}

function edge(
  media: Field,
  account: PhotoAccount,
  context: NodeContext,
): { value: Record<string, unknown>; continued: boolean } {
  for (const name of media.modifiers.keys()) {
    if (!['after', 'before', 'limit'].includes(name)) {
      throw new GraphError(`(#100) Unknown modifier ${name} on field media`, 100);
    }
  }
  const request = pageRequest((name) => media.modifiers.get(name));
  const page = pageOf(account, request);
  const wanted = media.children ?? [];
  const data = page.posts.map((post) => selectMedia(post, wanted, { account, context }));
  const value: Record<string, unknown> = { data };
  if (page.cursors) value['paging'] = { cursors: page.cursors };
  if (account.profile.handle === 'loop.cursor' && page.cursors) {
    const after = writeCursor('loop.cursor', 24);
    value['paging'] = { cursors: { ...page.cursors, after } };
  }
  return { value, continued: request.after !== null };
}
