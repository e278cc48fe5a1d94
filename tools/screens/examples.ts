import type { APIRequestContext, Browser, BrowserContext } from 'playwright-core';
import { signIn } from '../browser/sign-in.ts';

interface Post {
  readonly id: number;
  readonly hotel_slug: string | null;
  readonly hotel_link: string | null;
  readonly tags: readonly string[];
}

type Find = (site: { browser: Browser; url: string }) => Promise<string>;

/** An example for each word in braces of a screen's path. Import, block and booking are created for the screenshots, and stay. */
const finders: Record<string, Find> = {
  post: async (site) => String((await latest(site))[0]?.id ?? 1),
  own: (site) => as('lena', site, async ({ request, id }) => ownPost(request, `${site.url}/api/user/${id}`)),
  hotel: async (site) => (await latest(site)).find((post) => post.hotel_slug)?.hotel_slug ?? 'none',
  tag: async (site) => (await latest(site))[0]?.tags[0] ?? 'none',
  blocked: (site) =>
    as('noah', site, async ({ request, headers }) => {
      const member = await request.get(`${site.url}/api/users/username/aiko`);
      const { id } = (await member.json()) as { id: number };
      await request.post(`${site.url}/api/blocks`, { headers, data: { user_id: id } });
      return 'aiko';
    }),
  import: (site) => as('noah', site, ({ request, headers }) => beginImport(request, site.url, headers)),
  booking: (site) => book(site),
};

const found = new Map<string, Promise<string>>();

/** Fills the words in braces of a path; each is found once. @throws Error for an unknown word. */
export async function fillIn(path: string, site: { browser: Browser; url: string }): Promise<string> {
  const word = /\{(\w+)\}/.exec(path)?.[1];
  if (word === undefined) return path;
  const find = finders[word];
  if (find === undefined) throw new Error(`No example for {${word}}.`);
  const example = found.get(word) ?? find(site);
  found.set(word, example);
  return path.replace(`{${word}}`, await example);
}

async function latest({ url }: { url: string }): Promise<Post[]> {
  return (await (await fetch(`${url}/api/posts/latest/0?limit=50`)).json()) as Post[];
}

async function ownPost(request: APIRequestContext, address: string): Promise<string> {
  const posts = (await (await request.get(`${address}/posts/0?limit=1`)).json()) as Post[];
  return String(posts[0]?.id ?? 1);
}

interface Person {
  readonly id: number;
  readonly request: APIRequestContext;
  readonly headers: Record<string, string>;
}

/** Acts as a person of the demo world, in a separate window. */
async function as<T>(
  name: string,
  { browser, url }: { browser: Browser; url: string },
  act: (person: Person) => Promise<T>,
): Promise<T> {
  const context: BrowserContext = await browser.newContext();
  try {
    const { id } = await signIn(context, { url, name });
    return await act({ id, request: context.request, headers: { origin: url } });
  } finally {
    await context.close();
  }
}

const captions = [
  'Two nights at Hotel Krone in Salzburg. The breakfast room looks over the river, and nobody hurries you. 190 € a night, worth it.',
  'Checked in at Pensione Aurora, Matera: a cave with linen sheets. #italy #matera',
  'Train to Lisbon. No hotel tonight, only stars and a very hard seat.',
  'We stayed at Casa do Farol in Nazaré and slept with the window open to hear the waves.',
  'Ad | Weekend at Waldhaus Lärchenruh near Chur. Sauna, silence, a fire in the evening. CHF 320 per night.',
];

async function beginImport(
  request: APIRequestContext,
  url: string,
  headers: Record<string, string>,
): Promise<string> {
  const begun = await request.post(`${url}/api/imports`, {
    headers,
    data: { source: 'export', label: '@noah.on.trains', total: captions.length, fingerprint: 'screens-0001' },
  });
  const { import: made } = (await begun.json()) as { import: { id: number } };
  const items = captions.map((caption, index) => ({
    key: `screens-${index}`,
    caption,
    taken_at: `2026-0${index + 3}-14T18:30:00.000Z`,
    location_name: null,
    lat: null,
    long: null,
  }));
  await request.post(`${url}/api/imports/${made.id}/items`, { headers, data: { items } });
  return String(made.id);
}

/** Books through a link on the sandbox's booking site. @returns the key in the mail to the traveller. */
async function book({ browser, url }: { browser: Browser; url: string }): Promise<string> {
  const link = (await latest({ url })).find((post) => post.hotel_link)?.hotel_link ?? '';
  const context = await browser.newContext({ locale: 'en-GB' });
  try {
    const page = await context.newPage();
    await page.goto(new URL(new URL(link).pathname, url).href);
    const guest = `screens.${Date.now()}@guest.example`;
    await page.getByLabel('E-mail').fill(guest);
    await page.getByRole('button', { name: 'Book now' }).click();
    await page.getByRole('button', { name: 'Pay the full sum' }).click();
    await page.getByRole('button', { name: 'Check out after the stay' }).waitFor();
    return await keyFromMail(`${new URL(page.url()).origin}/inbox.json?to=${encodeURIComponent(guest)}`);
  } finally {
    await context.close();
  }
}

async function keyFromMail(inbox: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const mails = (await (await fetch(inbox)).json()) as { links: string[] }[];
    const link = mails.flatMap((mail) => mail.links).find((address) => address.includes('/bookings/'));
    if (link !== undefined) return new URL(link).pathname.split('/').at(-1) ?? '';
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('No mail about the booking came.');
}
