import parse, { type DOMNode } from 'html-dom-parser';
import { createElement, Fragment, type ReactNode } from 'react';

/** Elements that members' texts may contain; of all others only the content is shown. */
const allowed = new Set(['p', 'br', 'b', 'strong', 'i', 'em', 'ul', 'ol', 'li', 'a']);
/** Elements whose content is not text for readers. */
const dropped = new Set(['script', 'style', 'template', 'iframe', 'noscript']);
/** The nesting depth that the server allows. */
const deepest = 20;

/** The target of a link, null unless it leads to a page or a mailbox. */
function linkTarget(href: string | undefined): string | null {
  const target = href?.trim() ?? '';
  return /^(?:https?:\/\/|mailto:)/i.test(target) ? target : null;
}

function wordsIn(node: DOMNode): string {
  if ('data' in node) return node.type === 'text' ? node.data : '';
  return dropped.has(node.name.toLowerCase())
    ? ''
    : node.children.map((child) => wordsIn(child as DOMNode)).join('');
}

/**
 * Where a link leads, unless its words are that address: they may be another one, or a lookalike in another alphabet, which here is spelt out in
 * ASCII. Null for mailboxes.
 */
function hostToShow(href: string, words: string): string | null {
  const host =
    /^https?:/i.test(href) && URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, '') : '';
  const shown = words
    .trim()
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, '');
  const isShown = shown.startsWith(host) && /^(?:$|[/?#])/.test(shown.slice(host.length));
  return host === '' || isShown ? null : host;
}

function build(node: DOMNode, key: number, depth: number): ReactNode {
  if ('data' in node) return node.type === 'text' ? node.data : null;
  const tag = node.name.toLowerCase();
  if (dropped.has(tag) || depth > deepest) return null;
  if (tag === 'br') return <br key={key} />;
  const children = node.children.map((child, index) => build(child as DOMNode, index, depth + 1));
  if (!allowed.has(tag)) return <Fragment key={key}>{children}</Fragment>;
  if (tag !== 'a') return createElement(tag, { key }, ...children);
  const href = linkTarget(node.attribs['href']);
  if (href === null) return <span key={key}>{children}</span>;
  const host = hostToShow(href, wordsIn(node));
  return (
    <a key={key} href={href} rel="ugc nofollow noopener" target="_blank">
      {children}
      {host === null ? null : ` (${host})`}
    </a>
  );
}

/**
 * React elements for an HTML text with a short allow-list. The server has sanitised the text already; no markup is inserted into the page,
 * so that a mistake there stays harmless.
 */
export function parseSafeHtml(html: string): ReactNode[] {
  return parse(html).map((node, index) => build(node, index, 0));
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
