import { configure } from '@testing-library/dom';
import { beforeEach } from 'vitest';
import { currentToasts, dismiss } from '../design/primitives/toast/toast-store.ts';

// A busy machine is slow, not wrong: what is loaded lazily may take longer than the library's one second.
configure({ asyncUtilTimeout: 30_000 });

// Files of one process share the messages at the edge of the screen.
beforeEach(() => {
  for (const { id } of currentToasts()) dismiss(id);
});
