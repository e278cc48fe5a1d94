// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../platform/lists/query-client.ts';
import { useMember } from '../../platform/session/member.tsx';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { renderPage, someMember } from '../../testing/render-page.tsx';
import { MailedLink } from './mailed-link.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

const Viewer = () => <p>Signed in: {useMember()?.username ?? 'nobody'}</p>;

function Question() {
  return (
    <MailedLink
      metaTitle="Was it you?"
      asking={{ title: 'Was it you?', lead: 'Tell us.', submit: 'No', failed: (reason) => reason }}
      act={(api, token) => api.call('POST /api/users/not-me', { body: { token } })}
      over={(done) => ({ title: done ? 'Closed' : 'Over', lead: '', ways: null })}
    />
  );
}

test('the button of a mailed link cancels pending requests before every session ends, and turns the page into a visitor’s', async () => {
  const order: string[] = [];
  fakeApi({
    'POST /api/users/not-me': () => {
      order.push('ended');
      return json({ signed_out: true });
    },
  });
  window.localStorage.setItem('token', 'secret');
  renderPage(
    <>
      <Viewer />
      <Question />
    </>,
    { member: someMember },
  );
  expect(screen.getByText('Signed in: lena')).toBeTruthy();
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
  expect(screen.getByText('Signed in: nobody')).toBeTruthy();
});

test('the link of another account leaves the member of this browser signed in, drafts included', async () => {
  fakeApi({ 'POST /api/users/not-me': () => json({ signed_out: false }) });
  renderPage(
    <>
      <Viewer />
      <Question />
    </>,
    { member: someMember },
  );
  const kept = { token: 'secret', staylore_draft_7_new: '{}' };
  for (const [name, value] of Object.entries(kept)) window.localStorage.setItem(name, value);
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  await screen.findByRole('heading', { name: 'Closed' });
  expect(window.localStorage).toMatchObject(kept);
  expect(screen.getByText('Signed in: lena')).toBeTruthy();
});
