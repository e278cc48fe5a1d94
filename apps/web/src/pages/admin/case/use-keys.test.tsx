// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { useKeys } from './use-keys.ts';

afterEach(cleanup);

/** A queue of three cases, of which the address names one. */
function Queue() {
  const at = Number(useLocation().search.slice('?case='.length));
  useKeys({
    next: at < 3 ? `/admin?case=${at + 1}` : null,
    previous: at > 1 ? `/admin?case=${at - 1}` : null,
  });
  return <input aria-label="Facts" />;
}

test('J and K go from case to case and stop at either end; typing or a modifier disables them', async () => {
  const { router } = renderPage(<Queue />, { path: '/admin?case=1' });
  const press = async (keys: string, at: number) => {
    await userEvent.keyboard(keys);
    await waitFor(() => expect(router.state.location.search).toBe(`?case=${at}`));
  };
  await press('k', 1);
  await press('j', 2);
  await press('J', 3);
  await press('j', 3);
  await press('k', 2);
  await press('{Control>}j{/Control}{Meta>}k{/Meta}', 2);
  await userEvent.type(screen.getByLabelText('Facts'), 'jk');
  expect(screen.getByLabelText<HTMLInputElement>('Facts').value).toBe('jk');
  expect(router.state.location.search).toBe('?case=2');
});
