// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useVerdicts } from './use-verdicts.ts';

beforeEach(() => window.sessionStorage.clear());
afterEach(cleanup);

/** Says of a post of a handle that it is no stay, as a page of its own would. */
function reject(handle: string, id: string): void {
  const { result, unmount } = renderHook(() => useVerdicts(handle));
  act(() => result.current.judge(id, { kind: 'none' }));
  unmount();
}
const known = (handle: string) => renderHook(() => useVerdicts(handle)).result.current.verdicts;

test('verdicts on one handle are kept while others are viewed', () => {
  reject('lena.wanders', 'a');
  reject('other', 'b');
  expect([known('lena.wanders'), known('other'), known('third')]).toEqual([
    { a: { kind: 'none' } },
    { b: { kind: 'none' } },
    {},
  ]);
});

test('verdicts of the last ten handles are kept, and unreadable ones are ignored', () => {
  for (let nr = 0; nr < 11; nr += 1) reject(`handle.${nr}`, 'a');
  expect(known('handle.0')).toEqual({});
  expect(known('handle.1')).toEqual({ a: { kind: 'none' } });
  window.sessionStorage.setItem('scan_verdicts', '{"handle":"lena"');
  expect(known('handle.1')).toEqual({});
});
