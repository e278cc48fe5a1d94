import {
  type DehydratedState,
  dehydrate,
  hydrate,
  type Mutation,
  type QueryClient,
} from '@tanstack/react-query';
import type { Api } from '../../../platform/api/api-client.ts';
import { toastFailure } from '../../../platform/api/toast-failure.ts';
import type { Texts } from '../../../platform/texts/texts.tsx';
import { favouriteKey, favouriteMutation, type Press } from './use-favourite.ts';

interface Dependencies {
  api: Api;
  client: QueryClient;
  texts: Texts;
  memberId: number;
}

const isUnanswered = ({ options, state }: Mutation) =>
  state.status === 'pending' && options.mutationKey?.[0] === favouriteKey(0)[0];

/** Stores favourites until they are answered, so that they are sent even if the page was closed meanwhile. Returns how to stop. */
export function keepFavourites({ api, client, texts, memberId }: Dependencies): () => void {
  const place = `staylore_favourites_${memberId}`;
  const { onError, ...mutation } = favouriteMutation(api, client);
  client.setMutationDefaults(favouriteKey(0).slice(0, 1), {
    ...mutation,
    // Favourites from an earlier page have no waiting caller.
    onError: (error, press) => {
      onError(error, press);
      toastFailure(error, texts.t);
    },
  });
  const cache = client.getMutationCache();
  const { mutations = [] } = readKept(place);
  // Favourites this page sends itself are not sent twice.
  const earlier = mutations.filter(({ mutationKey = [] }) => !cache.find({ mutationKey, status: 'pending' }));
  // One may have been on its way when its page was closed; sending it twice does no harm.
  const paused = earlier.map((it) => ({ ...it, state: { ...it.state, isPaused: true } }));
  hydrate(client, { mutations: paused, queries: [] });
  for (const { state } of cache.getAll().filter(isUnanswered)) mutation.onMutate(state.variables as Press);
  const keep = () => {
    const unanswered = dehydrate(client, {
      shouldDehydrateQuery: () => false,
      shouldDehydrateMutation: isUnanswered,
    });
    write(place, unanswered.mutations.length === 0 ? null : unanswered);
  };
  // Some may have been pressed before this was loaded.
  keep();
  const stop = cache.subscribe(keep);
  void client.resumePausedMutations();
  return stop;
}

function readKept(place: string): Partial<DehydratedState> {
  try {
    return JSON.parse(window.localStorage.getItem(place) ?? '{}');
  } catch {
    return {};
  }
}

function write(place: string, value: unknown): void {
  try {
    if (value === null) window.localStorage.removeItem(place);
    else window.localStorage.setItem(place, JSON.stringify(value));
  } catch {
    // Then it lives as long as the page.
  }
}
