import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { followTraffic } from './at-rest.ts';
import { type Given, given } from './given.ts';

export { expect } from '@playwright/test';
export { alive, isAlive } from './alive.ts';

export interface VisitorOptions {
  /** Pixels; default 1280 × 900. */
  readonly width?: number;
  readonly height?: number;
  /** The browser's language; the site may still be opened in the other one. */
  readonly language?: 'en' | 'de';
  readonly colorScheme?: 'light' | 'dark';
  readonly javaScript?: boolean;
  /** Whether pages are cached for when there is no network. Only in journeys about that: it would hide the network's behaviour. */
  readonly keepsPages?: boolean;
}

/** A visitor with a fresh browser profile: no cookies, nothing stored. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors and uncaught ones of the page; except for missing pictures. */
  readonly complaints: readonly string[];
  /** Closes the window before the test ends; at its end all are closed. */
  leave(): Promise<void>;
}

/** A newly registered, signed-in member. */
export interface NewMember extends Visitor {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly password: string;
  /** For calls of the API in the name of the member. */
  readonly headers: { readonly authorization: string };
  /** The API's answer to the member at that address. */
  // biome-ignore lint/suspicious/noExplicitAny: answers of many forms; the server checks those against the contract
  read(url: string): Promise<any>;
}

/** Opens a private window in which a member of the demo world is signed in. */
export type OpenMember = (name: string, options?: VisitorOptions) => Promise<Visitor>;

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly links: readonly string[];
}

export type Site = Given['site'];

interface Fixtures {
  /** Opens a private window. Addresses given to `page.goto` are relative to the site. */
  visitor(options?: VisitorOptions): Promise<Visitor>;
  /** Opens a private window in which a member of the demo world is signed in. */
  member: OpenMember;
  /** Opens a private window with a newly registered member; read the username from what it returns. */
  newMember(name: string, options?: VisitorOptions): Promise<NewMember>;
  /** The newest mail to an address in the sandbox's mailbox that has these words, links included; waits until one comes. */
  newestMail(to: string, words?: string): Promise<Mail>;
  /** An empty folder, gone when the test ends. */
  folder: string;
}

interface WorkerFixtures {
  /** Where Staylore and its sandbox run: one for all journeys, unless a file starts its own. */
  site: Site;
}

/** How often a journey ran before on the same site: to be recorded, or with `--repeat-each`. */
export function earlierWalks(): number {
  const { retry, repeatEachIndex } = base.info();
  return repeatEachIndex * 2 + retry;
}

/** A username that is still free when a journey runs again. */
export function unused(username: string): string {
  const walks = earlierWalks();
  return walks === 0 ? username : `${username}.${walks}`;
}

/** The password of everyone in the demo world. */
export const demoPassword = 'staylore-demo';

/** A test of a journey, with what it needs: windows of visitors and members, and the mailbox. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [given().site, { scope: 'worker', option: true }],
  launchOptions: [given().browser, { scope: 'worker' }],

  visitor: async ({ browser, site }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({
        baseURL: site.url,
        viewport: { width: options.width ?? 1280, height: options.height ?? 900 },
        locale: options.language === 'de' ? 'de-DE' : 'en-GB',
        colorScheme: options.colorScheme ?? 'light',
        javaScriptEnabled: options.javaScript ?? true,
        reducedMotion: 'reduce',
        serviceWorkers: options.keepsPages === true ? 'allow' : 'block',
      });
      opened.push(context);
      const page = await context.newPage();
      followTraffic(page);
      const complaints: string[] = [];
      page.on('console', (message) => {
        const { url } = message.location();
        // The trace fetches pictures again, by no script of the page: that a page may not connect to a blob is not its fault.
        if (url === '' && message.text().startsWith("Connecting to 'blob:")) return;
        // Another journey deleted a stay, and with it the picture, while this page showed it among the latest.
        if (url.includes('/media/') && message.text().includes('status of 404')) return;
        if (message.type() === 'error') complaints.push(`${message.text()} (${url})`);
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      return { page, context, complaints, leave: () => context.close() };
    });
    await Promise.all(opened.map((context) => context.close()));
  },

  member: async ({ visitor }, use) => {
    await use(async (name, options) => {
      const opened = await visitor(options);
      const data = { email: `${name}@demo.example`, password: demoPassword };
      const answer = await opened.context.request.post('/api/login', { data });
      if (!answer.ok()) throw new Error(`${name} cannot sign in: ${await answer.text()}`);
      return opened;
    });
  },

  newMember: async ({ visitor }, use) => {
    await use(async (name, options) => {
      const opened = await visitor(options);
      const username = unused(name);
      const email = `${username}@journey.example`;
      const password = 'a quiet room with a view';
      const answer = await opened.context.request.post('/api/register', {
        data: { name: 'Newcomer', username, email, password, language: options?.language ?? 'en' },
      });
      if (!answer.ok()) throw new Error(`${username} cannot sign up: ${await answer.text()}`);
      const { user, access_token: token } = await answer.json();
      const headers = { authorization: `Bearer ${token}` };
      const read = async (url: string) => (await opened.context.request.get(url, { headers })).json();
      return { ...opened, id: user.id, username, email, password, headers, read };
    });
  },

  newestMail: async ({ site, request }, use) => {
    await use(async (to, words = '') => {
      let mail: Mail | undefined;
      const find = async () => {
        const answer = await request.get(`${site.sandboxUrl}/inbox.json`, { params: { to } });
        mail = ((await answer.json()) as Mail[]).find(({ subject, text, links }) =>
          [subject, text, ...links].join().includes(words),
        );
        return mail !== undefined;
      };
      await expect.poll(find, `A mail to ${to}`).toBe(true);
      return mail as Mail;
    });
  },

  folder: async ({ playwright: _ }, use) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'staylore-journey-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
});
