// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchPart } from '../../../platform/page/lazy-part-loading.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { LazyPlaceField } from './lazy-place-field.tsx';
import { noPlace } from './model/place-value.ts';

vi.mock('../../../platform/page/lazy-part-loading.ts', { spy: true });

afterEach(cleanup);

test('the suggestions of a place field are fetched with its first focus, in as many tries as any part of a page', async () => {
  renderPage(<LazyPlaceField aria-label="Location" value={noPlace} onChange={vi.fn()} />);
  expect(fetchPart).not.toHaveBeenCalled();
  fireEvent.focus(screen.getByRole('textbox', { name: 'Location' }));
  await screen.findByRole('combobox', { name: 'Location' }, { timeout: 20_000 });
  expect(fetchPart).toHaveBeenCalledOnce();
});

test('they are fetched with the first letter too: the focus may have come before the page was hydrated', async () => {
  renderPage(<LazyPlaceField aria-label="Location" value={noPlace} onChange={vi.fn()} />);
  fireEvent.change(screen.getByRole('textbox', { name: 'Location' }), { target: { value: 'L' } });
  await screen.findByRole('combobox', { name: 'Location' }, { timeout: 20_000 });
});
