import fc from 'fast-check';
import { slowestMs } from './judge.ts';
import { nastyHeaders, nastyTexts } from './nasty.ts';
import type { Person } from './people.ts';
import type { Report } from './report.ts';

const begins = [
  '/',
  '/en',
  '/de/',
  '/en/posts/',
  '/de/hotels/',
  '/en/@',
  '/@',
  '/go/',
  '/media/',
  '/assets/',
  '/en/profile/',
  '/en/sign-in?next=',
  '/api/',
  '/sitemap',
  '/.well-known/',
  '//',
  '/.//',
  '/%09/',
  '/en/%2e%2e/',
  '/en/..;/',
  '/\\',
];
const raw = nastyTexts
  .map((text) => text.replace(/[^\x21-\x7e]/g, (letter) => encodeURIComponent(letter.toWellFormed())))
  .concat(
    nastyTexts.map((text) => encodeURIComponent(text.toWellFormed())),
    ['%', '%zz', '%00', '%c0%af', '%ff', '.git/config', '.env', '..%00/', '?=', '?a[b]=c&a=d', '#'],
  );

const odd = fc.record({
  method: fc.oneof(
    { weight: 6, arbitrary: fc.constant('GET') },
    fc.constantFrom('POST', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'TRACE'),
  ),
  path: fc
    .tuple(fc.constantFrom(...begins), fc.constantFrom(...raw), fc.constantFrom('', '', '/', ...raw))
    .map((parts) => parts.join('')),
  headers: fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, fc.constantFrom(...nastyHeaders)),
});

/** Requests addresses that no page links to: any answer but a fault of the server is accepted. */
export async function runAddresses({
  people,
  report,
  requests,
  seed,
}: {
  people: readonly Person[];
  report: Report;
  requests: number;
  seed: number;
}): Promise<void> {
  const questions = fc.sample(odd, { seed, numRuns: requests });
  for (let at = 0; at < questions.length; at += people.length)
    await Promise.all(
      questions.slice(at, at + people.length).map(async (question, index) => {
        const person = people[index];
        if (person === undefined) return;
        const answer = await person.ask(question);
        report.count(answer);
        const fault =
          answer.status === 0 || answer.status >= 500
            ? `${answer.status} for an address`
            : answer.ms > slowestMs
              ? `an answer after ${Math.round(answer.ms)} ms`
              : null;
        if (fault !== null) report.tell({ fault, who: person.name, question, answer });
      }),
    );
}
