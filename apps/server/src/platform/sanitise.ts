import { foreign, withoutTowers } from '@staylore/contract/fields';
import sanitizeHtml from 'sanitize-html';

const webAddress = { allowedSchemes: ['http', 'https', 'mailto'], allowProtocolRelative: false };

/**
 * What a member wrote about themselves, as HTML that is safe to show: some emphasis, lists and links. Links are marked as not endorsed by
 * the site.
 */
export function sanitiseHtml(html: string): string {
  const safe = sanitizeHtml(html, {
    ...webAddress,
    allowedTags: ['p', 'br', 'b', 'strong', 'i', 'em', 'ul', 'ol', 'li', 'a'],
    allowedAttributes: { a: ['href', 'rel', 'target'] },
    transformTags: {
      a: sanitizeHtml.simpleTransform('a', { rel: 'ugc nofollow noopener', target: '_blank' }, true),
    },
    // Entities may encode characters that no text field accepts. Not for attributes: removing them there could leave another URL scheme.
    textFilter: foreign,
    nestingLimit: 20,
  });
  return withoutTowers(safe).trim();
}
