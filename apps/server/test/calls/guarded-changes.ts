import type { TestMember } from '../people.ts';
import type { TestApp } from '../start-app.ts';
import { bank } from './sample-things.ts';

type Send = TestApp['send'];

/** Changes that open, take over or empty an account; `other bank details` requires existing ones. */
export const guardedChanges: readonly [
  what: string,
  change: (send: Send, as: TestMember) => ReturnType<Send>,
][] = [
  [
    'the mail address',
    (send, as) => send('POST', `/api/users/${as.id}/update`, { as, body: { email: `new.${as.email}` } }),
  ],
  [
    'the password',
    (send, as) => send('PUT', '/api/users/password', { as, body: { password: 'another quiet room' } }),
  ],
  ['new bank details', (send, as) => send('POST', '/api/bankdetails', { as, body: bank })],
  [
    'other bank details',
    async (send, as) => {
      const url = `/api/users/${as.id}/bankdetails`;
      const [{ id }] = (await send('GET', url, { as })).body;
      return send('PUT', `/api/bankdetails/${id}`, { as, body: bank });
    },
  ],
  [
    'the end of another session',
    async (send, as) => {
      const { id } = (await send('GET', '/api/me/sessions', { as })).body.at(-1);
      return send('DELETE', `/api/me/sessions/${id}`, { as });
    },
  ],
  ['the end of all other sessions', (send, as) => send('DELETE', '/api/me/sessions', { as })],
  ['a second factor: an app', (send, as) => send('POST', '/api/me/security/app', { as })],
  ['a second factor: a passkey', (send, as) => send('POST', '/api/me/security/passkeys/options', { as })],
  ['the packing of all their data', (send, as) => send('POST', '/api/me/takeout', { as })],
];
