// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../platform/lists/query-client.ts';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { MailedLink } from './mailed-link.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

test('the button of a mailed link calls off what is asked for the member before every session ends, and forgets the one here', async () => {
  const order: string[] = [];
  fakeApi({
    'POST /api/users/not-me': () => {
      order.push('ended');
      return json({});
    },
  });
  window.localStorage.setItem('token', 'secret');
  const said = { title: 'Was it you?', lead: 'Tell us.' };
  renderPage(
    <MailedLink
      metaTitle="Was it you?"
      asking={{ ...said, submit: 'No', failed: (reason) => reason }}
      act={(api, token) => api.call('POST /api/users/not-me', { body: { token } })}
      over={(done) => ({ title: done ? 'Closed' : 'Over', lead: '', ways: null })}
    />,
  );
  const query = queryClient().fetchQuery({
    queryKey: ['for the member'],
    queryFn: ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          order.push('called off');
          reject(signal.reason);
        });
      }),
    retry: false,
  });
  query.catch(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  await screen.findByRole('heading', { name: 'Closed' });
  expect(order).toEqual(['called off', 'ended']);
  expect(window.localStorage.getItem('token')).toBeNull();
});
