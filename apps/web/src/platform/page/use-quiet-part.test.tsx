// @vitest-environment happy-dom
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useQuietPart } from './use-quiet-part.ts';

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

const load = vi.fn(async () => ({ default: () => <p>here</p> }));

function Page() {
  const Part = useQuietPart(load, true);
  return <main>{Part === null ? null : <Part />}</main>;
}

test('a part that could not be fetched is not missed, and is there once the network is back', async () => {
  load.mockRejectedValueOnce(new TypeError('no network'));
  onlineManager.setOnline(false);
  render(<Page />);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(screen.getByRole('main').textContent).toBe('');
  act(() => onlineManager.setOnline(true));
  await screen.findByText('here');
});
