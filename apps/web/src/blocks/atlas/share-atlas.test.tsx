// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { renderPage, someMember } from '../../testing/render-page.tsx';
import { ShareAtlas } from './share-atlas.tsx';

afterEach(cleanup);

const words = {
  title: 'Lena’s 25 beds',
  share: 'Share',
  showAndShare: 'Show my atlas and share',
  copied: 'Link copied',
  copyFailed: (link: string) => `Here it is: ${link}`,
};

test('A link to a hidden atlas, which nobody could open, is not shared before the same press has shown it', async () => {
  const user = userEvent.setup();
  const copy = vi.spyOn(navigator.clipboard, 'writeText');
  const calls = fakeApi({ 'PUT /api/me/atlas': () => json({ user: { ...someMember, atlas_shown: true } }) });
  const onShown = vi.fn(() => expect(copy).not.toHaveBeenCalled());
  renderPage(<ShareAtlas username={someMember.username} isShown={false} onShown={onShown} words={words} />, {
    member: someMember,
  });
  await user.click(screen.getByRole('button', { name: 'Show my atlas and share' }));
  await waitFor(() => expect(copy).toHaveBeenCalledWith(expect.stringContaining(`/@${someMember.username}`)));
  expect(calls.map(({ body }) => body)).toContainEqual({ shown: true });
  expect(onShown).toHaveBeenCalledOnce();
});
