// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, json } from '../../../testing/fake-api.ts';
import { renderPage, someMember } from '../../../testing/render-page.tsx';
import { slowFile } from '../../../testing/slow-file.ts';
import { LinkForm } from './link-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const path = 'POST /api/instagram/post/save-by-link';
const refusal = (message: string, needs: string[] | null = null) =>
  json({ success: false, post: null, user_info: null, message, needs });
const link = () => screen.getByLabelText<HTMLInputElement>('Link to the post or reel');
const upload = () => screen.getByRole('button', { name: 'Upload' });

test('without a link nothing is sent, and the field says what is missing', async () => {
  const calls = fakeApi({ [path]: () => refusal('') });
  renderPage(<LinkForm onSaved={vi.fn()} />, { member: someMember });
  await userEvent.type(link(), '   ');
  await userEvent.click(upload());
  await screen.findByText('Please enter an Instagram reel/post URL.');
  expect(link().getAttribute('aria-invalid')).toBe('true');
  expect(calls).toHaveLength(0);
});

test('the server’s sentence is shown where it has one, else our own; the link stays', async () => {
  let message: string | null = 'That one is private.';
  fakeApi({ [path]: () => json({ success: false, post: null, user_info: null, message, needs: null }) });
  renderPage(<LinkForm onSaved={vi.fn()} />, { member: someMember });
  await userEvent.type(link(), 'https://www.instagram.com/p/abcdefghijk/');
  await userEvent.click(upload());
  await screen.findByText('That one is private.');
  message = null;
  await userEvent.click(upload());
  await screen.findByText('Could not save this Instagram post.');
  expect(link().value).toBe('https://www.instagram.com/p/abcdefghijk/');
});

test('a call that fails says so and why', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  renderPage(<LinkForm onSaved={vi.fn()} />, { member: someMember });
  await userEvent.type(link(), 'https://www.instagram.com/p/abcdefghijk/');
  await userEvent.click(upload());
  await screen.findByText(/^Error saving this Instagram post\. /);
});

test('the handle is asked for when the link alone does not do, or picture and caption instead', async () => {
  const saved = vi.fn();
  let answer = () => refusal('Which handle posted it?', ['handle']);
  fakeApi({ [path]: () => answer() });
  renderPage(<LinkForm postId={5} onSaved={saved} />, { member: someMember });
  await userEvent.type(link(), 'https://www.instagram.com/p/abcdefghijk/');
  await userEvent.click(upload());
  await screen.findByText('Which handle posted it?');
  await userEvent.type(screen.getByLabelText('Instagram handle of the post'), 'lena');
  await userEvent.click(screen.getByRole('button', { name: 'Add picture and caption yourself' }));
  await userEvent.type(screen.getByLabelText('Caption'), 'Two nights');
  await userEvent.click(screen.getByRole('button', { name: 'Name the handle instead' }));
  expect(screen.getByLabelText<HTMLInputElement>('Instagram handle of the post').value).toBe('lena');
  const post = { id: 5, file: '/media/p/x/1600.webp', caption: '', location: '', hotel_link: null };
  answer = () =>
    json({
      success: true,
      post: { ...post, userName: 'lena' },
      user_info: { file: null },
      message: null,
      needs: null,
    });
  await userEvent.click(upload());
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ ...post, userName: 'lena', image: null }));
});

test('a link that was pasted elsewhere is filled into the form', () => {
  renderPage(<LinkForm link="https://www.instagram.com/p/abcdefghijk/" onSaved={vi.fn()} />, {
    member: someMember,
  });
  expect(link().value).toBe('https://www.instagram.com/p/abcdefghijk/');
});

test('a stay added by hand that is saved while its picture is being read goes out with that picture', async () => {
  const post = {
    id: 5,
    file: '/media/p/x/1600.webp',
    caption: '',
    location: '',
    hotel_link: null,
    userName: 'lena',
  };
  let answer = () => refusal('Please add picture and caption.', ['file']);
  const calls = fakeApi({ [path]: () => answer() });
  const saved = vi.fn();
  renderPage(<LinkForm onSaved={saved} />, { member: someMember });
  await userEvent.type(link(), 'https://www.instagram.com/p/abcdefghijk/');
  await userEvent.click(upload());
  await screen.findByText('Please add picture and caption.');
  const { file, come } = slowFile('room.png');
  await userEvent.upload(screen.getByLabelText<HTMLInputElement>('Picture of the post'), file);
  answer = () => json({ success: true, post, user_info: { file: null }, message: null, needs: null });
  await userEvent.click(upload());
  expect(calls).toHaveLength(1);
  come();
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(calls[1]?.body).toContain('filename="room.png"');
});

test('a stay added by hand is not saved with a picture that turns out to be none while it is being saved', async () => {
  const calls = fakeApi({ [path]: () => refusal('Please add picture and caption.', ['file']) });
  renderPage(<LinkForm onSaved={vi.fn()} />, { member: someMember });
  await userEvent.type(link(), 'https://www.instagram.com/p/abcdefghijk/');
  await userEvent.click(upload());
  await screen.findByText('Please add picture and caption.');
  const { file, come } = slowFile('letter.png', 'Dear Ida');
  await userEvent.upload(screen.getByLabelText<HTMLInputElement>('Picture of the post'), file);
  await userEvent.click(upload());
  come();
  await screen.findByText(/letter\.png/);
  await waitFor(() => expect(upload()).toBeTruthy());
  expect(calls).toHaveLength(1);
});
