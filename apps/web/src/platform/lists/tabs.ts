import type { QueryClient } from '@tanstack/react-query';
import { currentMember } from '../session/member.tsx';

/** Entries, by the first part of their key, that reflect what the member has just done. */
const shared: readonly unknown[] = ['favourites', 'followed'];

/** Tells the member's other tabs what was favourited and followed here, and listens to them. */
export function shareBetweenTabs(client: QueryClient): void {
  const channel = new BroadcastChannel('staylore');
  let isHearing = false;
  channel.onmessage = ({ data: { by, key, value } }) => {
    if (by !== currentMember()?.id) return;
    isHearing = true;
    client.setQueryData(key, value);
    isHearing = false;
  };
  client.getQueryCache().subscribe(({ type, query: { queryKey, state } }) => {
    if (type !== 'updated' || isHearing || !shared.includes(queryKey[0])) return;
    channel.postMessage({ by: currentMember()?.id, key: queryKey, value: state.data });
  });
}
