/**
 * The about text is stored as HTML. In its field it stands as people type it: line breaks as line breaks, signs as signs. Marks such as
 * `<b>` stay visible, as they have a meaning.
 */
export function bioForField(html: string): string {
  return html
    .replace(/<br\s*\/?>\n?/gi, '\n')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&gt;/g, '>')
    .replace(/&lt;(?![a-z/!])/gi, '<')
    .replace(/&amp;(?!(?:lt|gt|amp|quot|#\d+);)/g, '&');
}

/** The typed text as HTML; the server makes it safe. */
export function bioFromField(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim().replace(/\n/g, '<br>');
}
