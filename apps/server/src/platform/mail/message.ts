import { z } from 'zod';

const oneLine = /^[^\u0000-\u001f\u007f\u2028\u2029]*$/;

/** A bare address: no name, no list, nothing that could become a second header or recipient. */
const mailAddress = z
  .email()
  .max(254)
  .regex(/^[^\s<>"(),:;[\]\\]+$/);

/** Printable ASCII only, because it is put into a header between angle brackets. */
const address = z
  .string()
  .max(2000)
  .regex(/^https?:\/\/[^\s<>"\u0000-\u0020\u007f-\uffff]+$/);

const longestSubject = 200;

/** A text in the form of a subject: one line, truncated if too long, but never inside a character. */
export function subjectLine(text: string): string {
  const line = text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  if (line.length <= longestSubject) return line;
  const cut = line.slice(0, longestSubject - 1);
  return `${cut.isWellFormed() ? cut : cut.slice(0, -1)}…`;
}

/** A mail to one person. Both forms are always sent: some people read only the text. */
export const mailMessage = z.object({
  to: mailAddress,
  subject: z.string().min(1).max(longestSubject).regex(oneLine, 'A subject is one line'),
  text: z.string().min(1).max(200_000),
  html: z.string().min(1).max(200_000),
  /** Where answers go, if not to the sender. */
  replyTo: mailAddress.optional(),
  /** Where one click unsubscribes from mails of this kind (RFC 8058); for everything that a member did not just ask for. */
  unsubscribeUrl: address.optional(),
});

export type MailMessage = z.infer<typeof mailMessage>;
