// @vitest-environment happy-dom
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage, someMember } from '../../testing/render-page.tsx';
import { OfflineNotice } from './offline-notice.tsx';

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

test.each([
  { who: 'a visitor', member: null, told: 'You seem to be offline.' },
  { who: 'a member', member: someMember, told: 'Pages you have opened before are here' },
])('$who is told at once that the network is gone, as long as it is', ({ member, told }) => {
  renderPage(<OfflineNotice />, { member });
  expect(screen.queryByRole('status')).toBeNull();
  act(() => onlineManager.setOnline(false));
  expect(screen.getByRole('status').textContent).toContain(told);
  act(() => onlineManager.setOnline(true));
  expect(screen.queryByRole('status')).toBeNull();
});
