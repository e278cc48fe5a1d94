import sanitizeHtml from 'sanitize-html';

const webAddress = { allowedSchemes: ['http', 'https', 'mailto'], allowProtocolRelative: false };

/**
 * What a member wrote about themselves, as HTML that is safe to show: a little emphasis, lists and links. Links say that members and not
 * the site vouch for them.
 */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, {
    ...webAddress,
    allowedTags: ['p', 'br', 'b', 'strong', 'i', 'em', 'ul', 'ol', 'li', 'a'],
    allowedAttributes: { a: ['href', 'rel', 'target'] },
    transformTags: {
      a: sanitizeHtml.simpleTransform('a', { rel: 'ugc nofollow noopener', target: '_blank' }, true),
    },
    nestingLimit: 20,
  }).trim();
}

/** The text of an HTML fragment, for previews, mails and descriptions. Line breaks stay, marks go. */
export function textOfHtml(html: string): string {
  const spaced = html.replace(/<(?:br\s*\/?|\/(?:p|li|div|h\d))>/gi, '$&\n');
  const bare = sanitizeHtml(spaced, {
    allowedTags: [],
    allowedAttributes: {},
    // Entities are undone below, so that a text comes out and not HTML.
    textFilter: (text) => text,
  });
  return cleanText(undoEntities(bare));
}

const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};
const undoEntities = (text: string) =>
  text.replace(/&(?:lt|gt|quot|#39|amp);/g, (name) => entities[name] ?? name);

/** Invisible characters that disguise text: controls (except line break and tab), direction overrides, byte order mark. */
const invisible = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const loneSurrogate = /\p{Surrogate}/gu;

/**
 * Plain text as people meant it: composed letters, line breaks of one kind and at most two in a row, nothing invisible, no blank ends.
 * Emoji with joiners stay whole.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(loneSurrogate, '')
    .replace(invisible, '')
    .normalize('NFC')
    .replace(/[ \t\u00a0]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
