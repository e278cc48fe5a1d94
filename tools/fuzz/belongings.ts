import { randomBytes } from 'node:crypto';
import type { Question } from './ask.ts';
import { memberOf, type Person, register } from './people.ts';
import { formOf, formType, picture } from './questions.ts';
import type { Known } from './values.ts';

/** A member with private data, each with a unique word in it. */
export interface Owner extends Person {
  /** No answer to another member may contain one of these. */
  readonly secrets: readonly string[];
  /** The member's own data by address, without what others may legitimately change. */
  look(): Promise<Record<string, string>>;
}

/** What others may legitimately change (following, favouring, looking), and what reading itself changes. */
const othersMayChange =
  /^(followers|following|favou?rites|clicks|views|unread|requestId)$|_count$|_clicks$|^last_\w+_at$/;

/** What a job changes after its owner's request, and how many public stays a wished hotel has. */
const movesByItself = new Map([
  ['/api/me/takeout', /^(state|done|total|bytes|expires_at)$/],
  ['/api/wishes', /^stays$/],
]);

/** Registers a member with an archived post, a public one, a link, bank details, an import and a claim. */
export async function createOwner(origin: string, known: Known): Promise<Owner> {
  const word = `w${randomBytes(6).toString('hex')}`;
  const account = await register(origin, word);
  const person = memberOf(origin, account);
  const make = async (question: Question) => {
    const { status, text } = await person.ask(question);
    if (status !== 200) throw new Error(`${question.method} ${question.path} answered ${status}: ${text}`);
    return JSON.parse(text) as Record<string, { id: number }>;
  };
  const hidden = await make(post(`Not for others: ${word}-post`));
  const shown = await make(post('Two quiet nights.'));
  const posts = [hidden['post']?.id, shown['post']?.id];
  await make(json('PUT', `/api/posts/${posts[0]}/archive`, {}));
  await make(json('POST', '/api/links', { url: 'https://hotel.example/rooms', label: `${word}-link` }));
  await make(json('POST', '/api/bankdetails', bankDetails(`Fuzz ${word}holder`)));
  const begun = await make(
    json('POST', '/api/imports', { source: 'export', label: `${word}-import`, total: 1 }),
  );
  const items = `/api/imports/${begun['import']?.id}/items`;
  await make(json('POST', items, { items: [item(`${word}-item`)] }));
  await make(json('POST', '/api/claims', { handle: word }));
  const places = [
    ...ownLists,
    items,
    ...posts.map((id) => `/api/posts/${id}`),
    ...['bankdetails', 'balances', 'payouts', 'bookings'].map((name) => `/api/users/${account.id}/${name}`),
    ...[0, 1].map((flag) => `/api/user/${account.id}/posts/${flag}`),
  ];
  return {
    ...person,
    name: word,
    secrets: [
      account.email,
      `${word}holder`,
      ...['post', 'link', 'import', 'item'].map((kind) => `${word}-${kind}`),
    ],
    async look() {
      const seen: Record<string, string> = {};
      for (const path of places) {
        const { status, text } = await person.ask({ method: 'GET', path });
        seen[path] = `${status} ${lasting(text, known, movesByItself.get(path))}`;
      }
      return seen;
    },
  };
}

const ownLists = [
  // First a call that needs a session: one that its owner has ended is renewed by it, while `/api/me` would answer as for a visitor.
  '/api/me/security',
  '/api/me',
  '/api/me/leaving',
  '/api/me/takeout',
  '/api/imports',
  '/api/wishes',
  '/api/links',
  '/api/claims',
  '/api/blocks',
  '/api/postfavorites/user',
  '/api/notifications/settings',
  '/api/notifications/digest',
  '/api/notifications/push',
  '/api/instagram/account',
];

const json = (method: string, path: string, body: object): Question => ({
  method,
  path,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const post = (caption: string): Question => ({
  method: 'POST',
  path: '/api/posts',
  headers: { 'content-type': formType },
  body: formOf({ location: 'Hotel Bergkristall, Zermatt', city: 'Zermatt', country: 'CH', caption }, [
    { field: 'file', name: 'a.jpg', bytes: picture },
  ]),
});

const item = (word: string) => ({
  key: 't1700000001-photo',
  caption: `Two nights at Hotel Bergkristall in Zermatt. €210 a night. ${word}`,
  taken_at: '2025-06-01T10:00:00Z',
  location_name: null,
  lat: null,
  long: null,
});

const bankDetails = (holder: string) => ({
  name: 'Zürcher Kantonalbank',
  clearing_number: '762',
  adresse: 'Bahnhofstrasse 9, 8001 Zürich',
  iban: 'CH93 0076 2011 6238 5295 7',
  acc_number: '1162-3852.957',
  holder_name: holder,
  holder_town: 'Zürich',
  holder_country: 'CH',
});

/** An answer without what others may change, or what changes by itself; its contents are known from then on. */
function lasting(text: string, known: Known, moves?: RegExp): string {
  try {
    const answer: unknown = JSON.parse(text);
    known.note(answer);
    return JSON.stringify(answer, (name, value) =>
      othersMayChange.test(name) || moves?.test(name) === true ? undefined : value,
    );
  } catch {
    return text;
  }
}
