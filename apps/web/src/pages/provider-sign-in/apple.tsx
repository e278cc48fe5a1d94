import { unlessFactorNeeded } from '../../features/members/accounts/api/sign-in.ts';
import type { Api } from '../../platform/api/api-client.ts';
import type { PageHandle } from '../../platform/page/page-head.tsx';
import { type Finished, ProviderSignIn } from './provider-sign-in.tsx';

export const handle: PageHandle = { texts: ['homePage'] };

export default function AppleSignIn() {
  return <ProviderSignIn provider="apple" finish={finish} />;
}

/** Apple's answer has reached the server by now; what remains is to sign in with the identity it verified. */
async function finish(api: Api, search: URLSearchParams): Promise<Finished> {
  const state = search.get('state') ?? '';
  const { profile, next } = await api.call('GET /api/auth/apple', { query: { state } });
  return {
    session: await unlessFactorNeeded(api.call('POST /api/register-or-login-apple', { body: profile })),
    next,
  };
}
