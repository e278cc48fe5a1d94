// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { someMember } from '../../testing/render-page.tsx';
import { readToken, storeSession } from '../api/session-store.ts';
import { MemberProvider } from './member.tsx';

afterEach(cleanup);

test('a page for which the server could not say who is signed in leaves the session, and a visitor’s page ends it', () => {
  storeSession({ token: 'abc', user: someMember });
  render(<MemberProvider member={undefined}>Unavailable</MemberProvider>);
  expect(readToken()).toBe('abc');
  cleanup();
  render(<MemberProvider member={null}>Home</MemberProvider>);
  expect(readToken()).toBeNull();
});
