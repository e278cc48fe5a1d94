import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Mail, mailSchema } from './mail.ts';

/** Everyone's mail. Kept in memory and appended to `inbox.jsonl`, so that mails survive a kill. */
export interface MailStore {
  /** Newest first; only those to that address if one is given. */
  list(to?: string): Mail[];
  find(n: number): Mail | undefined;
  /** Returns once the mails are on disk. */
  add(mails: readonly Omit<Mail, 'n'>[]): void;
  clear(): void;
}

const KEPT = 5000;

export function openMailStore(folder: string): MailStore {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'inbox.jsonl');
  const mails = readLines(file).slice(-KEPT);
  let last = mails.at(-1)?.n ?? 0;
  return {
    list(to) {
      const wanted = to?.trim().toLowerCase();
      return mails.filter((mail) => wanted === undefined || mail.to.toLowerCase() === wanted).reverse();
    },
    find: (n) => mails.find((mail) => mail.n === n),
    add(fresh) {
      const numbered = fresh.map((mail, index) => ({ n: last + index + 1, ...mail }));
      last += numbered.length;
      // The leading line break keeps a mail readable if a kill truncated the previous one.
      appendFileSync(file, numbered.map((mail) => `\n${JSON.stringify(mail)}`).join(''), { flush: true });
      mails.push(...numbered);
      mails.splice(0, Math.max(0, mails.length - KEPT));
    },
    clear() {
      writeFileSync(file, '');
      mails.length = 0;
    },
  };
}

function readLines(file: string): Mail[] {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return [];
  }
  return text.split('\n').flatMap((line) => {
    try {
      const parsed = mailSchema.safeParse(JSON.parse(line));
      return parsed.success ? [parsed.data] : [];
    } catch {
      return [];
    }
  });
}
