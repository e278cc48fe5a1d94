// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, json, problem } from '../../../testing/fake-api.ts';
import { renderPage, someMember } from '../../../testing/render-page.tsx';
import { slowFile } from '../../../testing/slow-file.ts';
import { ProfileForm } from './profile-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const call = 'POST /api/users/7/update';
const exactly = (text: string) => () =>
  new Response(text, { status: 409, headers: { 'content-type': 'text/plain' } });
const show = () => {
  const saved = vi.fn();
  renderPage(<ProfileForm user={someMember} cover={null} bioHidden={false} onSaved={saved} />, {
    member: someMember,
  });
  return saved;
};
/** What stands under a field. */
const under = (label: string) =>
  document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')?.textContent;
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save profile' }));

test('the profile form shows the host before the username, about text, photo, name and e-mail', () => {
  show();
  expect(screen.getByText('staylore.example/@')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('lena');
  expect(screen.getByLabelText('About you').tagName).toBe('TEXTAREA');
  expect(screen.getByText('Change photo')).toBeTruthy();
  // Without a photo a placeholder stands in its place.
  expect(screen.getAllByText('LW').length).toBeGreaterThan(0);
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Lena');
  expect(screen.getByLabelText<HTMLInputElement>('Email').type).toBe('email');
});

test('a chosen photo is shown before it is saved, and choosing can be undone', async () => {
  show();
  const { file, come } = slowFile('me.png');
  come();
  await userEvent.upload(picture(), file);
  const shown = () => document.querySelector('img[src^="blob:"]');
  await waitFor(() => expect(shown()).not.toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Keep the old one' }));
  expect(shown()).toBeNull();
});

test('every digit leaves the full name, typed or pasted', async () => {
  show();
  const name = screen.getByLabelText<HTMLInputElement>('Full name');
  await userEvent.clear(name);
  await userEvent.type(name, 'L1e2n3a');
  expect(name.value).toBe('Lena');
  await userEvent.paste(' 007 Bond');
  expect(name.value).toBe('Lena  Bond');
});

test('a taken e-mail or username is shown under its field, and what was typed stays', async () => {
  let answer = exactly('This email is taken!');
  fakeApi({ [call]: () => answer() });
  const saved = show();
  await userEvent.type(screen.getByLabelText('Last name'), 'x');
  await save();
  await waitFor(() => expect(under('Email')).toBe('Email is taken'));
  answer = exactly('This username is taken!');
  await save();
  await waitFor(() => expect(under('Username')).toBe('Username is taken'));
  expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Winterx');
  expect(saved).not.toHaveBeenCalled();
});

test('the saved member is passed on, and a failure of the server is shown', async () => {
  let answer = () => problem(503, 'server.unavailable');
  fakeApi({ [call]: () => answer() });
  const saved = show();
  await save();
  expect((await screen.findByRole('alert')).textContent).toContain('Your profile could not be saved.');
  const user = { ...someMember, name: 'Lina' };
  answer = () => json({ status: 200, user });
  await save();
  await waitFor(() => expect(saved).toHaveBeenCalledWith(user, null));
});

const picture = () => screen.getByLabelText<HTMLInputElement>('Change photo');

test('a profile that is saved while its photo is being read is saved with that photo', async () => {
  const calls = fakeApi({ [call]: () => json({ status: 200, user: someMember }) });
  const saved = show();
  // The limits of the form are there from then on.
  await save();
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  const { file, come } = slowFile('me.png');
  await userEvent.upload(picture(), file);
  await save();
  expect(calls).toHaveLength(1);
  come();
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
  expect(calls[1]?.body).toContain('filename="me.png"');
});

test('a profile is not saved with a photo that turns out to be none while it is being saved', async () => {
  const calls = fakeApi({ [call]: () => json({ status: 200, user: someMember }) });
  show();
  const { file, come } = slowFile('letter.png', 'Dear Ida');
  await userEvent.upload(picture(), file);
  await save();
  come();
  await screen.findByText(/letter\.png/);
  // It can be pressed again.
  await screen.findByRole('button', { name: 'Save profile' });
  expect(calls).toHaveLength(0);
});

test('of two photos chosen in a row the later one is saved, whichever is read first', async () => {
  const calls = fakeApi({ [call]: () => json({ status: 200, user: someMember }) });
  const saved = show();
  const early = slowFile('early.png');
  const late = slowFile('late.png');
  await userEvent.upload(picture(), early.file);
  await userEvent.upload(picture(), late.file);
  late.come();
  await screen.findByRole('button', { name: 'Keep the old one' });
  early.come();
  await save();
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(calls[0]?.body).toContain('filename="late.png"');
});

test('the old photo stays if the member keeps it while another is still being read', async () => {
  const calls = fakeApi({ [call]: () => json({ status: 200, user: someMember }) });
  const saved = show();
  const first = slowFile('first.png');
  const second = slowFile('second.png');
  await userEvent.upload(picture(), first.file);
  first.come();
  const keep = await screen.findByRole('button', { name: 'Keep the old one' });
  await userEvent.upload(picture(), second.file);
  await userEvent.click(keep);
  second.come();
  await save();
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(calls[0]?.body).not.toContain('filename=');
});
