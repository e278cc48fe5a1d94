import type { ConnectTrouble } from '@staylore/contract/imports/own-account';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type TextKey, useTexts } from '../../../platform/texts/texts.tsx';

/** The result of the redirect from the photo network. */
export interface ConnectAnswer {
  connected: boolean;
  /** Why it did not work, as a sentence. */
  trouble: string | null;
  /** A one-time code that opens the picker. */
  opener: string | null;
}

const troubles: readonly ConnectTrouble[] = [
  'denied',
  'expired',
  'refused',
  'unreachable',
  'rate_limited',
  'not_configured',
  'handle_taken',
];

const answerIn = (search: URLSearchParams) => ({
  outcome: search.get('instagram'),
  opener: search.get('access_token'),
});

/** Reads the result of a redirect from the photo network, and removes it from the address at once. */
export function useConnectAnswer(): ConnectAnswer {
  const { t } = useTexts();
  const [search, setSearch] = useSearchParams();
  // Shown from the first paint on: what appears later would move the button that a reader is about to press.
  const [answer, setAnswer] = useState(() => answerIn(search));
  const isRead = useRef(false);
  useEffect(() => {
    const brought = answerIn(search);
    if (isRead.current || (brought.outcome === null && brought.opener === null)) return;
    isRead.current = true;
    setAnswer(brought);
    const rest = new URLSearchParams(search);
    rest.delete('instagram');
    rest.delete('access_token');
    // At once: the router waits for the page's data before it changes the address.
    const { pathname, hash } = window.location;
    const query = rest.size === 0 ? '' : `?${rest}`;
    window.history.replaceState(window.history.state, '', pathname + query + hash);
    setSearch(rest, { replace: true, preventScrollReset: true });
  }, [search, setSearch]);
  const known = troubles.find((trouble) => trouble === answer.outcome);
  return {
    connected: answer.outcome === 'connected',
    trouble: known === undefined ? null : t(`instagramAccount.troubles.${known}` satisfies TextKey),
    opener: answer.opener,
  };
}
