import { unlessFactorNeeded } from '../../features/members/accounts/api/sign-in.ts';
import type { Api } from '../../platform/api/api-client.ts';
import type { PageHandle } from '../../platform/page/page-head.tsx';
import { type Finished, ProviderSignIn } from './provider-sign-in.tsx';

export const handle: PageHandle = { texts: ['homePage'] };

export default function GoogleSignIn() {
  return <ProviderSignIn provider="google" finish={finish} />;
}

/** Redeems the code from Google and signs in with the identity behind it. */
async function finish(api: Api, search: URLSearchParams): Promise<Finished> {
  const iss = search.get('iss');
  const { profile, next } = await api.call('GET /api/auth/google', {
    query: {
      code: search.get('code') ?? '',
      state: search.get('state') ?? '',
      ...(iss === null ? {} : { iss }),
    },
  });
  const { sub, name, email, picture } = profile;
  const body = { google_id: sub, name, email, image: picture };
  return { session: await unlessFactorNeeded(api.call('POST /api/register-or-login', { body })), next };
}
