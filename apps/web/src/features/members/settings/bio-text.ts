/**
 * The biography is stored as HTML. In its field it is plain text: line breaks as line breaks, characters as characters, `**bold**`,
 * `*italic*`, `[text](https://…)` for links and `- ` before list items.
 */
export function bioForField(html: string): string {
  return html
    .replace(/[*[\\]/g, String.raw`\$&`)
    .replace(/\s*<\/(?:ul|ol)>\s*/gi, '\n')
    .replace(/\s*<li>\s*/gi, '\n- ')
    .replace(/<\/li>|<\/?(?:ul|ol)>/gi, '')
    .replace(/<\/p>\s*<p>/gi, '\n\n')
    .replace(/\s*<\/?p>\s*/gi, '\n')
    .replace(/<br\s*\/?>\n?/gi, '\n')
    .replace(/<(b|strong)>(.*?)<\/\1>/gis, '**$2**')
    .replace(/<(i|em)>(.*?)<\/\1>/gis, '*$2*')
    .replace(/<a\b[^>]*?\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gis, '[$2]($1)')
    .replace(/\\([*[\\])/g, (whole, sign: string, at: number, all: string) =>
      mayBeMark(all.slice(0, at), sign, all.slice(at + 2)) ? whole : sign,
    )
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&gt;/g, '>')
    .replace(/&lt;(?![a-z/!])/gi, '<')
    .replace(/&amp;(?!(?:lt|gt|amp|quot|#\d+);)/g, '&')
    .trim();
}

/** Whether a character of the text would be read as markup (`bioFromField`), so that it has to keep its backslash. */
function mayBeMark(before: string, sign: string, after: string): boolean {
  if (sign === '*') return /(?:^|[\s(*>])$/.test(before) || /^(?:[\s).,;:!?*<]|$)/.test(after);
  return sign === '[' ? after.includes('](') : /^[*[\\]/.test(after);
}

const list = /(?:^|\n)- .*(?:\n- .*)*/g;

/** The written text as HTML; the server makes it safe. */
export function bioFromField(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .trim()
    .replace(/\\([*[\\])/g, (_, sign: string) => `&#${sign.charCodeAt(0)};`)
    .replace(/\[([^[\]\n]+)\]\(((?:https?:\/\/|mailto:)[^\s()"]+)\)/g, '<a href="$2">$1</a>')
    .replace(/\*\*(\S(?:[^\n]*?\S)?)\*\*/g, '<b>$1</b>')
    .replace(/(^|[\s(>])\*([^\s*](?:[^*\n]*[^\s*])?)\*(?=[\s).,;:!?<]|$)/g, '$1<i>$2</i>')
    .replace(list, (entries) => `<ul>${entries.trim().replace(/(?:^|\n)- (.*)/g, '<li>$1</li>')}</ul>`)
    .replace(/<\/ul>\n/g, '</ul>')
    .replace(/\n/g, '<br>');
}
