import { username } from '@staylore/contract/fields';
import type { ReportPart } from '@staylore/contract/lifecycle/reports';

/** The target of a reported address. */
export type Named =
  | { kind: 'post'; id: number }
  | { kind: 'atlas'; handle: string }
  | { kind: 'member'; username: string; part: Extract<ReportPart, 'profile' | 'list'> };

/** Reads which post or member an address of ours is about, with or without origin; null for all others. */
export function readTarget(address: string, publicUrl: string): Named | null {
  const text = address.trim();
  // What people copy from a browser may lack the scheme.
  const whole = /^https?:\/\//i.test(text) || text.startsWith('/') ? text : `https://${text}`;
  const url = URL.parse(whole, publicUrl);
  if (url === null || url.host !== new URL(publicUrl).host) return null;
  const parts = url.pathname.split('/').filter((part) => part !== '');
  const path = parts[0] === 'en' || parts[0] === 'de' ? parts.slice(1) : parts;
  const [page, name = '', tab] = path;
  if (page === 'posts' && /^[1-9]\d{0,14}$/.test(name)) return { kind: 'post', id: Number(name) };
  if (page === 'profile' && name !== '') {
    const part = tab === 'recommendations' ? 'list' : 'profile';
    return { kind: 'member', username: decoded(name), part };
  }
  const handle = /^(?:@|%40)(.+)$/.exec(page ?? '')?.[1];
  return handle === undefined ? null : { kind: 'atlas', handle: decoded(handle) };
}

/** The part of an address that says what it is about, as we write it ourselves: typed, it may contain anything. */
export function placeOf(named: Named): string {
  if (named.kind === 'post') return `posts/${named.id}`;
  if (named.kind === 'atlas') return `@${named.handle}`;
  return `profile/${named.username}${named.part === 'list' ? '/recommendations' : ''}`;
}

/** A name as it stands in an address; empty if it can be nobody's. */
function decoded(part: string): string {
  try {
    return username.safeParse(decodeURIComponent(part)).data ?? '';
  } catch {
    return '';
  }
}
