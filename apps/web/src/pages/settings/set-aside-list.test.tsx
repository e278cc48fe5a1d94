// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { SetAsideList } from './set-aside-list.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const anna = {
  id: 9,
  username: 'anna',
  name: 'Anna',
  last_name: null,
  file: null,
  followers: 0,
  following: 0,
  follow_id: null,
  mutualFollower: false,
};

test.each([
  ['mute', 'Unmute @anna', '/api/mutes/9'],
  ['block', 'Unblock @anna', '/api/blocks/9'],
] as const)(
  'A member under a %s is listed in the settings, where one press lifts it',
  async (aside, button, path) => {
    const calls = fakeApi({ [`DELETE ${path}`]: () => json({}) });
    renderPage(
      <SetAsideList aside={aside} first={[anna]}>
        <p>Nobody is left</p>
      </SetAsideList>,
    );
    await userEvent.click(screen.getByRole('button', { name: button }));
    await screen.findByText('Nobody is left');
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([`DELETE ${path}`]);
  },
);
