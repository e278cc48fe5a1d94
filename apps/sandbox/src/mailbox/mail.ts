import { z } from 'zod';

/** A delivered mail, one per recipient. */
export const mailSchema = z.object({
  /** A running number, used in the address of its page. */
  n: z.number().int().positive(),
  to: z.string(),
  from: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().nullable(),
  /** Every http(s) address in the mail, in order and without duplicates. */
  links: z.array(z.string()),
  at: z.iso.datetime(),
});
export type Mail = z.infer<typeof mailSchema>;

const LINK = /https?:\/\/[^\s<>"')\]]+/g;
const HREF = /href\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

function decodeAmpersands(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&#x3D;', '=').replaceAll('&#61;', '=');
}

/** All http(s) addresses: first those of links in the HTML, then those in the text. */
export function linksOf(mail: { text: string; html: string | null }): string[] {
  const hrefs = [...(mail.html ?? '').matchAll(HREF)].map((found) =>
    decodeAmpersands(found[1] ?? found[2] ?? ''),
  );
  const written = (mail.text.match(LINK) ?? []).map((link) => link.replace(/[.,;:!?]+$/, ''));
  return [...new Set([...hrefs.filter((href) => /^https?:\/\//i.test(href)), ...written])];
}
