// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../platform/lists/query-client.ts';
import { fakeApi, json, problem } from '../../../testing/fake-api.ts';
import { renderPage, someMember } from '../../../testing/render-page.tsx';
import PhotoPicker from './photo-picker.tsx';

afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.unstubAllGlobals();
});

const media = 'GET /api/instagram/media';
const item = {
  id: 'm1',
  caption: 'Two nights',
  media_type: 'IMAGE',
  media_url: 'https://pictures.example/m1.jpg',
};

test('own pictures are in four columns; choosing one passes it on and closes the dialog', async () => {
  fakeApi({ [media]: () => json([item, { ...item, id: 'm2', caption: '' }]) });
  const [pick, close] = [vi.fn(), vi.fn()];
  renderPage(<PhotoPicker onPick={pick} onClose={close} />, { member: someMember });
  const picture = await screen.findByRole('button', { name: 'Choose: Two nights' });
  expect(picture.closest('ul')?.className).toContain('grid-cols-4');
  expect(picture.querySelector('svg + img')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Choose: a post without a caption' })).toBeTruthy();
  await userEvent.click(picture);
  expect(pick).toHaveBeenCalledWith(item);
  expect(close).toHaveBeenCalled();
});

test('without a connected account the picker offers to connect one', async () => {
  fakeApi({ [media]: () => problem(409, 'instagram.not_connected') });
  renderPage(<PhotoPicker onPick={vi.fn()} onClose={vi.fn()} />, { member: someMember });
  expect(await screen.findByRole('link', { name: 'Connect your Instagram account' })).toBeTruthy();
});
