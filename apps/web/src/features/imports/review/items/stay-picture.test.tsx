// @vitest-environment happy-dom
import type { OpenExport } from '@staylore/photo-export/open-in-worker';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../../testing/render-page.tsx';
import { keepOpen } from '../export/opened-exports.ts';
import { StayPicture } from './stay-picture.tsx';

afterEach(cleanup);

const picture = () => document.querySelector('img');
const holding = (bytes: Uint8Array<ArrayBuffer>) =>
  ({
    posts: [{ key: 'one', media: [{ kind: 'image', path: 'media/one.jpg' }] }],
    bytes: async () => bytes,
    close: () => undefined,
  }) as unknown as OpenExport;

test('a picture of the export that no browser can show is replaced by a note, not a broken image', async () => {
  keepOpen(1, holding(new Uint8Array([1, 2, 3])));
  renderPage(<StayPicture importId={1} itemKey="one" address={null} />);
  await waitFor(() => expect(picture()?.src).toMatch(/^blob:/));
  fireEvent.error(picture() as HTMLImageElement);
  expect(screen.getByText('This picture of your export cannot be read')).toBeTruthy();
  expect(picture()).toBeNull();
});

test('if the export’s own picture fails, that of the photo network is shown', async () => {
  keepOpen(2, holding(new Uint8Array([1, 2, 3])));
  renderPage(<StayPicture importId={2} itemKey="one" address="https://pictures.example/one.jpg" />);
  await waitFor(() => expect(picture()?.src).toMatch(/^blob:/));
  fireEvent.error(picture() as HTMLImageElement);
  expect(picture()?.src).toBe('https://pictures.example/one.jpg');
  fireEvent.error(picture() as HTMLImageElement);
  expect(screen.getByText('The picture cannot be shown right now')).toBeTruthy();
});
