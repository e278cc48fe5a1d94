// @vitest-environment happy-dom
import type { Profile } from '@staylore/contract/members/profiles';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage, someMember } from '../../testing/render-page.tsx';
import { ProfileHead } from './profile-head.tsx';

afterEach(cleanup);

const anna = {
  id: 9,
  name: 'Anna',
  last_name: 'Lago',
  username: 'anna',
  file: null,
  cover: '/media/c/x/1600.webp',
  bio: '<b>Quiet</b> rooms<script>alert(1)</script>',
  followers: 3,
  following: 2,
  posts: 1,
  follow_id: null,
  mutualFollower: false,
  blocked: false,
  muted: false,
  can: { follow: true, update: false },
} as Profile;
const show = (own: boolean, viewer = someMember) =>
  renderPage(<ProfileHead profile={anna} own={own} onChanged={vi.fn()} />, { member: viewer });

test('a profile shows cover, picture or its placeholder, name, numbers as buttons, and the biography as HTML', () => {
  const { container } = show(false);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/media/c/x/1600.webp');
  expect(screen.getByText('AL')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Anna Lago' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /3\s*followers/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /2\s*following/ })).toBeTruthy();
  expect(container.querySelector('b')?.textContent).toBe('Quiet');
  expect(container.innerHTML).not.toContain('alert(1)');
  expect(screen.getByRole('button', { name: 'Follow @anna' })).toBeTruthy();
});

test('the viewer’s own profile has no button to follow', () => {
  show(true, { ...someMember, id: 9, username: 'anna' });
  expect(screen.queryByRole('button', { name: /^Follow(ing)? @/ })).toBeNull();
});
