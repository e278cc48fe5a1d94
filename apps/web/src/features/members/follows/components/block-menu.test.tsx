// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, json } from '../../../../testing/fake-api.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { BlockMenu } from './block-menu.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  [false, 'Mute @anna', 'POST /api/mutes'],
  [true, 'Unmute @anna', 'DELETE /api/mutes/9'],
])(
  'The menu beside a name mutes without a question, and takes it back (muted: %s)',
  async (muted, item, call) => {
    const calls = fakeApi({ [call]: () => json({}) });
    const changed = vi.fn();
    renderPage(<BlockMenu member={{ id: 9, username: 'anna', muted }} onChanged={changed} />);
    await userEvent.click(screen.getByRole('button', { name: 'More about @anna' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    await waitFor(() => expect(changed).toHaveBeenCalledOnce());
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([call]);
  },
);
