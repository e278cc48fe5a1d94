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
