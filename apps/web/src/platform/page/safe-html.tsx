import { createElement, type ReactNode } from 'react';

/** Marks that members' texts may carry; all else is shown as its text. */
const allowed = new Set(['p', 'br', 'b', 'strong', 'i', 'em', 'ul', 'ol', 'li', 'a']);
/** Elements whose content is no text for readers. */
const dropped = /<(script|style|template|iframe|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const token = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/g;
const deepest = 20;

const named: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&', nbsp: '\u00a0' };

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name: string) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : whole;
  });
}

/** The target of a link, null where it does not lead to a page or a mailbox. */
function linkTarget(attributes: string): string | null {
  const match = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(attributes);
  const target = decode(match?.[1] ?? match?.[2] ?? match?.[3] ?? '').trim();
  return /^(?:https?:\/\/|mailto:)/i.test(target) ? target : null;
}

interface Open {
  tag: string;
  attributes: string;
  children: ReactNode[];
}

function build({ tag, attributes, children }: Open, key: number): ReactNode {
  if (tag !== 'a') return createElement(tag, { key }, ...children);
  const href = linkTarget(attributes);
  if (href === null) return createElement('span', { key }, ...children);
  return createElement('a', { key, href, rel: 'ugc nofollow noopener', target: '_blank' }, ...children);
}

/**
 * React elements of an HTML text out of a short allow-list. The server has sanitised the text already; this never hands markup to
 * the browser, so that a mistake there stays harmless.
 */
export function parseSafeHtml(html: string): ReactNode[] {
  const root: Open = { tag: '', attributes: '', children: [] };
  const stack = [root];
  let keys = 0;
  const top = () => stack.at(-1) ?? root;
  const close = () => {
    const done = stack.pop();
    keys += 1;
    if (done !== undefined) top().children.push(build(done, keys));
  };
  const text = (raw: string) => {
    if (raw !== '') top().children.push(decode(raw));
  };
  const source = html.replace(dropped, '');
  let end = 0;
  for (const match of source.matchAll(token)) {
    text(source.slice(end, match.index));
    end = match.index + match[0].length;
    const tag = (match[2] ?? '').toLowerCase();
    if (!allowed.has(tag)) continue;
    if (tag === 'br') {
      keys += 1;
      top().children.push(createElement('br', { key: keys }));
    } else if (match[1] === '') {
      if (stack.length <= deepest) stack.push({ tag, attributes: match[3] ?? '', children: [] });
    } else if (stack.some((open, index) => index > 0 && open.tag === tag)) {
      while (top().tag !== tag) close();
      close();
    }
  }
  text(source.slice(end));
  while (stack.length > 1) close();
  return root.children;
}

/** What a member wrote about themselves, with its emphasis, lists and links. */
export function SafeHtml({ html, className = '' }: { html: string; className?: string }) {
  return (
    <div
      className={`break-words whitespace-pre-line [&_a]:underline [&_a]:underline-offset-4 [&_li]:ml-5 [&_ol]:list-decimal [&_p+p]:mt-3 [&_ul]:list-disc ${className}`}
    >
      {parseSafeHtml(html)}
    </div>
  );
}
