import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, inject } from 'vitest';

export interface VisitorOptions {
  /** Pixels; default 1280 × 900. */
  readonly width?: number;
  readonly height?: number;
  /** What the browser asks for; the site may still be opened in the other language. */
  readonly language?: 'en' | 'de';
  readonly colorScheme?: 'light' | 'dark';
  readonly javaScript?: boolean;
}

/** Somebody in front of a fresh browser: no cookies, nothing stored. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors that the page wrote to the console, and uncaught ones. */
  readonly complaints: readonly string[];
  leave(): Promise<void>;
}

export const site = {
  url: inject('siteUrl'),
  sandboxUrl: inject('sandboxUrl'),
};

let browser: Promise<Browser> | undefined;

afterAll(async () => {
  await (await browser)?.close();
  browser = undefined;
});

/** Opens a private window. Addresses given to `page.goto` are relative to the site. */
export async function visitor(options: VisitorOptions = {}): Promise<Visitor> {
  browser ??= chromium.connect(inject('browserEndpoint'));
  const context = await (await browser).newContext({
    baseURL: site.url,
    viewport: { width: options.width ?? 1280, height: options.height ?? 900 },
    locale: options.language === 'de' ? 'de-DE' : 'en-GB',
    colorScheme: options.colorScheme ?? 'light',
    javaScriptEnabled: options.javaScript ?? true,
    reducedMotion: 'reduce',
  });
  // A busy machine is slow, not wrong.
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, context, complaints, leave: () => context.close() };
}

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly links: readonly string[];
}

/** The newest mail to that address in the sandbox's mailbox; waits up to ten seconds for it. */
export async function newestMail(to: string): Promise<Mail> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const answer = await fetch(`${site.sandboxUrl}/inbox.json?to=${encodeURIComponent(to)}`);
    const [mail] = (await answer.json()) as Mail[];
    if (mail) return mail;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No mail came to ${to}.`);
}
