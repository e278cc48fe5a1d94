// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { someMember } from '../../testing/render-page.tsx';

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  window.localStorage.clear();
});

/** The module as a freshly loaded document has it. */
const freshDocument = () => import('./session-store.ts');

function disableStorage(): void {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
}

test('a session is kept for the next document', async () => {
  (await freshDocument()).storeSession({ token: 'abc', user: someMember });
  vi.resetModules();
  expect((await freshDocument()).readToken()).toBe('abc');
  expect(JSON.parse(window.localStorage.getItem('user') ?? '')).toMatchObject({ id: 7, username: 'lena' });
});

test('a changed member replaces the stored one, and the token stays', async () => {
  const store = await freshDocument();
  store.storeSession({ token: 'abc', user: someMember });
  store.storeMember({ ...someMember, name: 'Lina' });
  expect(JSON.parse(window.localStorage.getItem('user') ?? '')).toMatchObject({ id: 7, name: 'Lina' });
  expect(store.readToken()).toBe('abc');
});

test('signing out leaves neither member nor token behind', async () => {
  const store = await freshDocument();
  store.storeSession({ token: 'abc', user: someMember });
  store.clearSession();
  expect(store.readToken()).toBeNull();
  expect(window.localStorage.length).toBe(0);
});

test('with storage disabled the session holds for this document, and nothing throws', async () => {
  disableStorage();
  const store = await freshDocument();
  store.storeSession({ token: 'abc', user: someMember });
  expect(store.readToken()).toBe('abc');
  store.clearSession();
  expect(store.readToken()).toBeNull();
  vi.restoreAllMocks();
});

test('a stored token of someone else than the page was rendered for is dropped', async () => {
  const store = await freshDocument();
  store.storeSession({ token: 'abc', user: someMember });
  store.reconcileSession({ ...someMember, id: 8 });
  expect(store.readToken()).toBeNull();
  store.storeSession({ token: 'abc', user: someMember });
  store.reconcileSession(someMember);
  expect(store.readToken()).toBe('abc');
  store.reconcileSession(null);
  expect(store.readToken()).toBeNull();
});

test('a member who came by the cookie alone is stored as well', async () => {
  const store = await freshDocument();
  store.reconcileSession(someMember);
  expect(JSON.parse(window.localStorage.getItem('user') ?? 'null')).toMatchObject({
    id: 7,
    username: 'lena',
  });
  expect(store.readToken()).toBeNull();
});
