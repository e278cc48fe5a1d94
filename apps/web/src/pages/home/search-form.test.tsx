// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { SearchForm } from './search-form.tsx';

afterEach(cleanup);

const nothing = { handle: null, location: null, lat: null, long: null };

function show() {
  const [refused, searched] = [vi.fn(), vi.fn()];
  const { router } = renderPage(<SearchForm search={nothing} onRefused={refused} onSearch={searched} />);
  return { refused, searched, router };
}
const search = async (handle: string) => {
  const field = screen.getByPlaceholderText('Instagram handle @username or username');
  await userEvent.clear(field);
  if (handle !== '') await userEvent.type(field, handle);
  await userEvent.click(screen.getByRole('button', { name: 'Find stays' }));
};

test('a handle with whitespace is refused at its field and clears the results', async () => {
  const { refused, searched, router } = show();
  await search('lena wanders');
  expect(screen.getByText('Instagram handle cannot contain spaces. Please remove spaces.')).toBeTruthy();
  expect(refused).toHaveBeenCalledOnce();
  expect(searched).not.toHaveBeenCalled();
  expect(router.state.location.search).toBe('');
});

test('a handle is searched for without its @, and nothing at all brings the latest posts back', async () => {
  const { searched, router } = show();
  await search('@lena.wanders');
  await waitFor(() => expect(router.state.location.search).toBe('?handle=lena.wanders'));
  await search('');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(searched).toHaveBeenCalledTimes(2);
});

test('a pasted link to a profile is scanned by its handle, whatever is appended to it', async () => {
  const { router } = show();
  await search('https://www.instagram.com/Lena.Wanders/?igsh=abc');
  await waitFor(() => expect(router.state.location.search).toBe('?handle=lena.wanders'));
});

test('a pasted link to a post leads to where single posts are saved, and is not typed twice', async () => {
  const { searched, router } = show();
  await search('https://www.instagram.com/reel/C1a2B3c4D5e/?igsh=abc');
  await waitFor(() => expect(router.state.location.pathname).toBe('/en/insta'));
  expect(new URLSearchParams(router.state.location.search).get('link')).toBe(
    'https://www.instagram.com/reel/C1a2B3c4D5e/',
  );
  expect(searched).not.toHaveBeenCalled();
});

test('a link to another page of the network is refused at the field, which keeps it', async () => {
  const { refused, searched } = show();
  await search('https://www.instagram.com/explore/');
  expect(screen.getByText(/^This link doesn’t lead to a profile or a post\./)).toBeTruthy();
  expect(refused).toHaveBeenCalledOnce();
  expect(searched).not.toHaveBeenCalled();
  expect(screen.getByDisplayValue('https://www.instagram.com/explore/')).toBeTruthy();
});
