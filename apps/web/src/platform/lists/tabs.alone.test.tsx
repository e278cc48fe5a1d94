// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage, someMember } from '../../testing/render-page.tsx';
import { queryClient } from './query-client.ts';

afterEach(cleanup);

test('what is favourited or followed in one tab shows in the others of the same member, and nothing else goes round', async () => {
  const told: unknown[] = [];
  class Channel {
    static last: Channel;
    onmessage: (event: { data: unknown }) => void = () => undefined;
    postMessage = (message: unknown) => told.push(message);
    constructor() {
      Channel.last = this;
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel);
  renderPage(<p>here</p>, { member: someMember });
  const client = queryClient();
  client.setQueryData(['favourites', 4], { favorite_id: 9, favorite: 1 });
  client.setQueryData(['posts', 'latest'], []);
  expect(told).toEqual([{ by: 7, key: ['favourites', 4], value: { favorite_id: 9, favorite: 1 } }]);
  Channel.last.onmessage({ data: { by: 7, key: ['followed', 3], value: 12 } });
  Channel.last.onmessage({ data: { by: 8, key: ['followed', 5], value: 13 } });
  expect(client.getQueryData(['followed', 3])).toBe(12);
  expect(client.getQueryData(['followed', 5])).toBeUndefined();
  expect(told).toHaveLength(1);
});
