import fc from 'fast-check';
import { expect, test } from '../journey.ts';

const pages = ['/en', '/de', '/en/feed', '/en/company/about', '/en?location=Zermatt'];
/** Ways to write one cookie that all say the same. */
const spellings = [
  (token: string) => `staylore_session=${token}`,
  (token: string) => `staylore_session =${token}`,
  (token: string) => ` staylore_session = ${token} `,
  (token: string) => `theme=dark;staylore_session=${token};`,
  (token: string) => `staylore_session=${token}; staylore_session=nobody`,
];

test('In whatever order visitors and members come, even at once, no page contains anything of another person', async ({
  newMember,
  site,
}) => {
  const members = await Promise.all(
    ['first', 'second'].map(async (place) => {
      const { username, headers } = await newMember(`${place}.reader`);
      return { username, token: headers.authorization.slice('Bearer '.length) };
    }),
  );
  const visit = fc.record({
    who: fc.constantFrom(null, ...members),
    page: fc.constantFrom(...pages),
    spell: fc.constantFrom(...spellings),
  });
  const look = async ({
    page,
    spell,
    who,
  }: {
    who: (typeof members)[number] | null;
    page: string;
    spell: (token: string) => string;
  }) => {
    const cookie = who === null ? {} : { cookie: spell(who.token) };
    const answer = await fetch(site.url + page, {
      headers: { accept: 'text/html', ...cookie },
      redirect: 'manual',
    });
    const html = await answer.text();
    for (const { token, username } of members) {
      expect(html.includes(token), page).toBe(false);
      expect(html.includes(username), `${username} on ${page}`).toBe(username === who?.username);
    }
    if (who === null) return expect(answer.headers.get('cache-control')).not.toContain('public');
    return expect(answer.headers.get('cache-control')).toMatch(/^private, no-(store|cache)$/);
  };
  await fc.assert(
    fc.asyncProperty(
      fc.array(visit, { minLength: 4, maxLength: 10 }),
      fc.boolean(),
      async (visits, atOnce) => {
        if (atOnce) await Promise.all(visits.map(look));
        else for (const one of visits) await look(one);
      },
    ),
    { numRuns: 20 },
  );
});
