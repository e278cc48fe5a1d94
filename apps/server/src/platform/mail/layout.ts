import { escapeHtml, type MailPart, mailColours, sans, serif } from './parts.ts';

export interface MailLayout {
  language: 'en' | 'de';
  subject: string;
  parts: readonly MailPart[];
  /** Why this mail was sent, by whom, and how to unsubscribe. */
  footer: readonly MailPart[];
}

/** One column of at most 600 px in the colours of the product, dark where the reader prefers it, with nothing to load. */
export function layOutMail({ language, subject, parts, footer }: MailLayout): MailPart {
  const body = parts.map(({ html }) => html).join('\n');
  const below = footer.map(({ html }) => html).join('\n');
  const [paper, surface, ink] = [mailColours.paper[0], mailColours.surface[0], mailColours.ink[0]];
  const brand = `margin:0;padding:4px 8px 16px;font:600 22px/28px ${serif};letter-spacing:-0.02em;color:${ink}`;
  const card = `padding:32px 28px 16px;background:${surface};border:1px solid ${mailColours.line[0]};border-radius:12px`;
  const html = `<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(subject)}</title>
<style>${darkStyle}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${paper};-webkit-text-size-adjust:100%;font-family:${sans}">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${paper}" style="background:${paper}"><tr><td align="center" style="padding:24px 12px 40px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;text-align:left">
<tr><td><p class="ink" style="${brand}">Staylore</p></td></tr>
<tr><td class="surface line" bgcolor="${surface}" style="${card}">
${body}
</td></tr>
<tr><td style="padding:20px 8px 0">
${below}
</td></tr>
</table>
</td></tr></table>
</body>
</html>`;
  return { html, text: layOutText(parts, footer) };
}

function layOutText(parts: readonly MailPart[], footer: readonly MailPart[]): string {
  const join = (pieces: readonly MailPart[]) => pieces.map(({ text }) => text).join('\n\n');
  return footer.length === 0 ? `${join(parts)}\n` : `${join(parts)}\n\n-- \n${join(footer)}\n`;
}

const dark = Object.fromEntries(Object.entries(mailColours).map(([name, [, colour]]) => [name, colour]));
const darkRules = `.paper{background:${dark['paper']}!important}.surface{background:${dark['surface']}!important}.ink{color:${dark['ink']}!important}.soft{color:${dark['soft']}!important}.line{border-color:${dark['line']}!important}.mark{border-color:${dark['accent']}!important}.accent{background:${dark['accent']}!important}.on-accent{color:${dark['onAccent']}!important}`;
/** Most programs follow the system; Outlook on the web marks the document. */
const darkStyle = `:root{color-scheme:light dark}a{color:inherit}@media (prefers-color-scheme:dark){${darkRules}}${darkRules.replace(/(^|\})(\.)/g, '$1[data-ogsc] $2')}`;
