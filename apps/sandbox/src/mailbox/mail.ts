import { z } from 'zod';

/** One delivered mail, once per recipient. */
export const mailSchema = z.object({
  /** Counts up; the address of its page. */
  n: z.number().int().positive(),
  to: z.string(),
  from: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().nullable(),
  /** Every http(s) address in the mail, in order, each once. */
  links: z.array(z.string()),
  at: z.iso.datetime(),
});
export type Mail = z.infer<typeof mailSchema>;

const LINK = /https?:\/\/[^\s<>"')\]]+/g;
const HREF = /href\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

function decodeAmpersands(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&#x3D;', '=').replaceAll('&#61;', '=');
}

/** All http(s) addresses: those of the links in the HTML first, then those in the text. */
export function linksOf(mail: { text: string; html: string | null }): string[] {
  const hrefs = [...(mail.html ?? '').matchAll(HREF)].map((found) =>
    decodeAmpersands(found[1] ?? found[2] ?? ''),
  );
  const written = (mail.text.match(LINK) ?? []).map((link) => link.replace(/[.,;:!?]+$/, ''));
  return [...new Set([...hrefs.filter((href) => /^https?:\/\//i.test(href)), ...written])];
}
