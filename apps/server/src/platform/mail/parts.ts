/** A piece of a mail, in both forms. */
export interface MailPart {
  html: string;
  text: string;
}

/** Light and dark, as in the product. Mail programs do not support variables, so dark colours are switched by class. */
export const mailColours = {
  paper: ['#f8f2e7', '#15110e'],
  surface: ['#fffcf6', '#1e1915'],
  ink: ['#221a14', '#f4ebde'],
  soft: ['#67594b', '#b9ab9a'],
  line: ['#ddd0bb', '#3a3028'],
  accent: ['#a93e1c', '#ea8860'],
  onAccent: ['#fffaf2', '#26110a'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export const serif = "Georgia,'Times New Roman',serif";
export const sans = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const light = (name: keyof typeof mailColours) => mailColours[name][0];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Any text as HTML that shows exactly this text. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/**
 * Keeps mail programs from making links of names and other people's words: a zero-width space breaks up addresses. Our own links are
 * buttons.
 */
export function unlinked(text: string): string {
  return text.replace(
    /(?<=[^\s.])[.。．｡](?=\p{L}{2})|(?<=\d)\.(?=\d{1,3}\.\d{1,3}\.\d)|:(?=\/\/)/gu,
    '$&\u200b',
  );
}

const withBreaks = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>');

/** Only web addresses: anything else here is a mistake that must not reach a reader. */
function webUrl(url: string): string {
  const parsed = URL.parse(url);
  if (parsed === null || !/^https?:$/.test(parsed.protocol))
    throw new RangeError('A link in a mail leads to the web');
  return parsed.href;
}

/** Underlined in text form: capitals would change names. */
export function heading(words: string): MailPart {
  const text = unlinked(words);
  const style = `margin:0 0 16px;font:400 28px/34px ${serif};letter-spacing:-0.01em;color:${light('ink')}`;
  const line = '-'.repeat(Math.min(60, [...text].length));
  return { html: `<h1 class="ink" style="${style}">${withBreaks(text)}</h1>`, text: `${text}\n${line}` };
}

/** A mail address that we state ourselves stays as it is: it is meant to be read and copied. */
export function paragraph(words: string, stated?: string): MailPart {
  const text = stated === undefined ? unlinked(words) : words.split(stated).map(unlinked).join(stated);
  const style = `margin:0 0 16px;font:400 16px/26px ${sans};color:${light('ink')}`;
  return { html: `<p class="ink" style="${style}">${withBreaks(text)}</p>`, text };
}

/** Quoted words of a member, set apart. */
export function quote(words: string): MailPart {
  const text = unlinked(words);
  const style = `margin:0 0 16px;padding:2px 0 2px 16px;border-left:3px solid ${light('accent')};font:italic 400 17px/27px ${serif};color:${light('ink')}`;
  return {
    html: `<blockquote class="ink mark" style="${style}">${withBreaks(text)}</blockquote>`,
    text: text.replace(/^/gm, '> '),
  };
}

/** The main action. In text form its address is on a line of its own. */
export function button(label: string, url: string): MailPart {
  const href = webUrl(url);
  const link = `display:inline-block;padding:13px 26px;font:600 16px/22px ${sans};color:${light('onAccent')};text-decoration:none;border-radius:8px`;
  const cell = `border-radius:8px;background:${light('accent')}`;
  return {
    html: `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td class="accent" bgcolor="${light('accent')}" style="${cell}"><a class="on-accent" href="${escapeHtml(href)}" style="${link}">${escapeHtml(label)}</a></td></tr></table>`,
    text: `${label}:\n${href}`,
  };
}

/** Names and values, such as place, date and amount. */
export function facts(rows: readonly (readonly [name: string, value: string])[]): MailPart {
  const cell = `padding:8px 0;border-top:1px solid ${light('line')};font:400 15px/22px ${sans};vertical-align:top`;
  // A long address must not make the mail wider than a phone.
  const wraps = 'overflow-wrap:anywhere;word-break:break-word';
  const row = ([name, value]: readonly [string, string]) =>
    `<tr><td class="soft line" style="${cell};color:${light('soft')};padding-right:16px;white-space:nowrap">${withBreaks(name)}</td><td class="ink line" align="right" style="${cell};${wraps};color:${light('ink')}">${withBreaks(value)}</td></tr>`;
  return {
    html: `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px">${rows.map(row).join('')}</table>`,
    text: rows.map(([name, value]) => `${name}: ${value}`).join('\n'),
  };
}

/** Secondary text: how long a link works, what to do if the reader did not ask for this. */
export function smallPrint(text: string): MailPart {
  const style = `margin:0 0 12px;font:400 13px/20px ${sans};color:${light('soft')}`;
  return { html: `<p class="soft" style="${style}">${withBreaks(text)}</p>`, text };
}
