import type { BrowserContext, Page } from '@playwright/test';
import { phrases } from '@staylore/phrases/phrases';
import { alive, expect, test } from '../journey.ts';
import { smallPicture } from '../write-stay.ts';

type Language = 'en' | 'de';

/** What a browser may store, each with the words in which the privacy page says so. */
const told: Record<string, readonly [name: RegExp, words: Record<Language, string>][]> = {
  cookie: [
    [/^staylore_session$/, { en: 'Cookie “staylore_session”', de: 'Cookie „staylore_session“' }],
    [/^staylore_known$/, { en: 'Cookie “staylore_known”', de: 'Cookie „staylore_known“' }],
    [/^staylore_language$/, { en: 'Cookie “staylore_language”', de: 'Cookie „staylore_language“' }],
  ],
  local: [
    [
      /^staylore_language$/,
      { en: 'entry of the same name in local storage', de: 'gleichnamiger Eintrag im lokalen Speicher' },
    ],
    [/^staylore_theme$/, { en: 'your theme', de: 'das gewählte Design' }],
    [/^token$/, { en: 'the session token', de: 'der Sitzungsschlüssel' }],
    [/^user$/, { en: 'your own account record', de: 'dein eigener Kontodatensatz' }],
    [/^staylore_draft_/, { en: 'drafts of posts', de: 'Entwürfe von Beiträgen' }],
    [
      /^staylore_favourites_/,
      { en: 'favourites waiting for a connection', de: 'Favoriten, die auf eine Verbindung warten' },
    ],
    [/^staylore_left$/, { en: 'with your account’s number', de: 'mit der Nummer deines Kontos' }],
    [/^staylore_map_origin$/, { en: 'where your last map began', de: 'wo deine letzte Karte begann' }],
    [
      /^pending_insta_posts?$/,
      {
        en: 'stays you picked before signing in',
        de: 'Aufenthalte, die du vor der Anmeldung ausgewählt hast',
      },
    ],
    [
      /^staylore\.unfinished-stays\./,
      {
        en: 'which stays of an import still miss pictures',
        de: 'welchen Aufenthalten eines Imports noch Bilder fehlen',
      },
    ],
    [
      /^staylore_street_map$/,
      { en: 'whether you want the street map', de: 'ob du die Straßenkarte möchtest' },
    ],
  ],
  tab: [
    [
      /^(kept_scan|saved_scan|scan_verdicts)$/,
      {
        en: 'a scan with what you said of its stays',
        de: 'eine Suche mit dem, was du zu ihren Aufenthalten gesagt hast',
      },
    ],
    [
      /^wanted_act$/,
      {
        en: 'what you asked for before signing in (a stay as your favourite, or to follow a member)',
        de: 'was du vor der Anmeldung wolltest (einen Aufenthalt als Favorit, oder einem Mitglied folgen)',
      },
    ],
    [
      /^react-router-scroll-positions$/,
      { en: 'how far you had scrolled', de: 'wie weit du geblättert hattest' },
    ],
  ],
  database: [
    [
      /^keyval-store$/,
      {
        en: 'drafts of posts you are writing with their pictures',
        de: 'Entwürfe von Beiträgen mit ihren Bildern',
      },
    ],
    [
      /^workbox-expiration$/,
      {
        en: 'Pages, pictures and lists you opened',
        de: 'Seiten, Bilder und Listen, die du angemeldet geöffnet hast',
      },
    ],
  ],
  cache: [
    [
      /^staylore-\d+-/,
      {
        en: 'Pages, pictures and lists you opened',
        de: 'Seiten, Bilder und Listen, die du angemeldet geöffnet hast',
      },
    ],
  ],
};

/** Notes every name under which a page of the context stores something, however briefly; `end` reads what lies there then. */
async function watchStorage(context: BrowserContext) {
  const seen = new Set<string>();
  await context.exposeFunction('noteStored', (entry: string) => seen.add(entry));
  await context.addInitScript(() => {
    const note = (globalThis as unknown as { noteStored(entry: string): void }).noteStored;
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name: string, value: string) {
      note(`${this === window.localStorage ? 'local' : 'tab'} ${name}`);
      setItem.call(this, name, value);
    };
  });
  const look = async (page: Page) => {
    const kept = await page.evaluate(async () => [
      ...Object.keys(localStorage).map((name) => `local ${name}`),
      ...Object.keys(sessionStorage).map((name) => `tab ${name}`),
      ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
      ...(await caches.keys()).map((name) => `cache ${name}`),
    ]);
    const cookies = (await context.cookies()).map(({ name }) => `cookie ${name}`);
    for (const entry of [...kept, ...cookies]) seen.add(entry);
  };
  return { seen, look };
}

/** What was stored of which the privacy page says nothing. */
function untold(seen: ReadonlySet<string>, language: Language): string[] {
  const { sections } = phrases[language].privacy;
  const page = JSON.stringify(sections.find(({ id }) => id === 'cookies'));
  return [...seen].filter((entry) => {
    const [where = '', ...name] = entry.split(' ');
    const line = told[where]?.find(([pattern]) => pattern.test(name.join(' ')));
    return line === undefined || !page.includes(line[1][language]);
  });
}

test('What the browser of a visitor stores on the main pages, while they scan and pick stays, stands on the privacy page', async ({
  visitor,
}) => {
  const { page, context } = await visitor({ language: 'de' });
  const { look, seen } = await watchStorage(context);
  for (const path of [
    '',
    'insta',
    'login',
    'sign-up',
    'profile/lena',
    'maps?place=Wien',
    'legal/privacy-policy',
  ]) {
    await page.goto(`/de/${path}`);
    await alive(page);
    await look(page);
  }
  const [post] = await (await page.request.get('/api/user/1/posts/0?limit=1')).json();
  await page.goto(`/de/posts/${post.id}`);
  await alive(page);
  await page.locator('main').locator(`[data-favourite="${post.id}"]`).click();
  const asked = page.getByRole('dialog', { name: post.hotel_name });
  await asked.getByRole('link', { name: phrases.de.actions.sign_in }).click();
  await page.waitForURL(/login/);
  await look(page);
  await page.goto('/de?handle=alpen.anna');
  const save = phrases.de.instagramImport.save_other.replace('{{count}}', '\\d+');
  await page.getByRole('button', { name: new RegExp(save), disabled: false }).click();
  await page.waitForURL(/login|sign-up/);
  await look(page);
  expect([...seen]).toEqual(
    expect.arrayContaining(['cookie staylore_language', 'local pending_insta_posts', 'tab wanted_act']),
  );
  expect(untold(seen, 'de')).toEqual([]);
});

test('What the browser of a member stores on the main pages and while they write, stands on the privacy page', async ({
  newMember,
}) => {
  const { page, context, email, password } = await newMember(`stores.${crypto.randomUUID().slice(0, 8)}`, {
    keepsPages: true,
  });
  await context.clearCookies();
  const { look, seen } = await watchStorage(context);
  await page.goto('/en/login');
  await alive(page);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.includes('login'));
  const paths = [
    'feed',
    'profile/lena',
    'analytics',
    'insta',
    'notifications',
    'maps?place=Vienna',
    'settings/profile',
    'settings/display',
  ];
  for (const path of paths) {
    await page.goto(`/en/${path}`);
    await alive(page);
    await look(page);
  }
  await page.getByRole('main').getByRole('radio', { name: phrases.en.layout.theme.dark }).click();
  await page.goto('/en/post-form');
  await alive(page);
  await page.getByLabel('Caption').fill('Snow to the sill.');
  await page.locator('#pictures').setInputFiles(smallPicture);
  await page.getByRole('button', { name: 'Remove picture 1' }).waitFor();
  await expect
    .poll(async () => {
      await look(page);
      return [...seen];
    })
    .toEqual(
      expect.arrayContaining([
        'cookie staylore_session',
        'cookie staylore_known',
        'local token',
        'local user',
        'local staylore_theme',
        'database keyval-store',
        expect.stringMatching(/^local staylore_draft_/),
        expect.stringMatching(/^cache /),
      ]),
    );
  // As if the session had ended elsewhere.
  await context.clearCookies();
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/en');
  await expect
    .poll(async () => {
      await look(page);
      return [...seen];
    })
    .toContain('local staylore_left');
  expect(untold(seen, 'en')).toEqual([]);
});
