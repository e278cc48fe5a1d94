import type { NetworkPost } from '@staylore/demo-world/types';
import type { PhotoAccount } from '../network/accounts.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { invalidParameter } from './error.ts';
import type { Field } from './field-expression.ts';
import {
  childFields,
  childNodes,
  mediaFields,
  mediaNode,
  type Node,
  type NodeContext,
} from './media-node.ts';

export interface PageRequest {
  limit: number;
  after: string | null;
  before: string | null;
}

export interface MediaPage {
  posts: NetworkPost[];
  /** Missing if everything fits on one page. */
  cursors: { before: string; after?: string } | null;
}

const DEFAULT_LIMIT = 25;
const MAX_LIMIT = 100;

/** Reads `limit`, `after` and `before` of an edge; a limit above 100 counts as 100. */
export function pageRequest(given: (name: string) => string | undefined | null): PageRequest {
  const limit = given('limit') ?? String(DEFAULT_LIMIT);
  if (!/^\d{1,9}$/.test(limit) || Number(limit) < 1) {
    throw invalidParameter('Param limit must be an integer greater than or equal to 1');
  }
  return {
    limit: Math.min(Number(limit), MAX_LIMIT),
    after: given('after') || null,
    before: given('before') || null,
  };
}

/** One page of an account's posts, newest first. */
export function pageOf(account: PhotoAccount, request: PageRequest): MediaPage {
  const { handle } = account.profile;
  let start = request.after ? readCursor(handle, request.after) + 1 : 0;
  let end = start + request.limit;
  if (request.before) {
    end = readCursor(handle, request.before);
    start = Math.max(0, end - request.limit);
  }
  const posts: NetworkPost[] = [];
  for (let position = start; position < end; position += 1) {
    const post = account.postAt(position);
    if (!post) break;
    posts.push(post);
  }
  const more = account.postAt(start + posts.length) !== undefined;
  if (posts.length === 0 || (start === 0 && !more)) return { posts, cursors: null };
  const last = start + posts.length - 1;
  return {
    posts,
    cursors: { before: writeCursor(handle, start), ...(more && { after: writeCursor(handle, last) }) },
  };
}

/** The requested fields of a node, in that order, and always `id`. An unknown name is error 100. */
export function selectFields(node: Node, fields: readonly Field[], type: NodeType): Node {
  const out: Node = { id: node.id };
  for (const { name } of fields) {
    if (type.edges?.has(name)) continue;
    if (!type.fields.has(name)) {
      throw invalidParameter(`Tried accessing nonexisting field (${name}) on node type (${type.name})`);
    }
    if (node[name] !== undefined) out[name] = node[name];
  }
  return out;
}

export interface NodeType {
  name: string;
  fields: ReadonlySet<string>;
  /** Fields that the caller fills in. */
  edges?: ReadonlySet<string>;
}

const mediaType: NodeType = { name: 'IGMedia', fields: mediaFields, edges: new Set(['children']) };
export const childType: NodeType = { name: 'IGMedia', fields: childFields };

/** The requested fields of a post, including those of its children. */
export function selectMedia(
  post: NetworkPost,
  fields: readonly Field[],
  from: { account: PhotoAccount; context: NodeContext },
): Node {
  const out = selectFields(mediaNode(post, from.account, from.context), fields, mediaType);
  const childrenField = fields.find((field) => field.name === 'children');
  if (!childrenField) return out;
  const children = childNodes(post, from.account, from.context);
  const wanted = childrenField.children ?? [];
  const chosen = children.map((child) => selectFields(child, wanted, childType));
  // Unknown names are an error even if the post has no children.
  selectFields({ id: '0' }, wanted, childType);
  if (chosen.length > 0) out['children'] = { data: chosen };
  return out;
}
