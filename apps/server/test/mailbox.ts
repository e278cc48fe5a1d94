import { expect } from 'vitest';
import type { TestSandbox } from './sandbox.ts';
import type { TestApp } from './start-app.ts';

export interface ReceivedMail {
  to: string;
  subject: string;
  text: string;
  links: string[];
}

/** Sends waiting mails, and returns those to an address, newest first. */
export async function mailsTo(app: TestApp, sandbox: TestSandbox, address: string): Promise<ReceivedMail[]> {
  await app.runJobs();
  const answer = await fetch(`${sandbox.url}/inbox.json?to=${encodeURIComponent(address)}`);
  return (await answer.json()) as ReceivedMail[];
}

/** The one mail to an address: a second one fails, as either may arrive first. */
export async function onlyMailTo(app: TestApp, sandbox: TestSandbox, address: string): Promise<ReceivedMail> {
  const mails = await mailsTo(app, sandbox, address);
  expect(mails.map((mail) => mail.subject)).toHaveLength(1);
  return mails[0] as ReceivedMail;
}

/** The newest mail to an address about this: mails sent at one time arrive in any order. */
export async function mailAbout(app: TestApp, sandbox: TestSandbox, address: string, subject: string) {
  return (await mailsTo(app, sandbox, address)).find((mail) => mail.subject.includes(subject));
}

/** The token at the end of the first link that leads to this path, in one mail or the newest that has such a link. */
export function tokenIn(mails: ReceivedMail | readonly ReceivedMail[] | undefined, path: string): string {
  const links = [mails ?? []].flat().flatMap((mail) => mail.links);
  const link = links.find((one) => one.includes(path));
  expect(link, `a link to ${path}`).toBeDefined();
  return new URL(link ?? '').pathname.split('/').at(-1) ?? '';
}
