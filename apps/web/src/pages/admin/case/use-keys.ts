import { useNavigate } from 'react-router';
import { useKeyPress } from '../../../platform/page/use-key-press.ts';

/** J and K go from case to case, except during typing or with a modifier. */
export function useKeys({ next, previous }: { next: string | null; previous: string | null }): void {
  const navigate = useNavigate();
  useKeyPress((key, { repeat }) => {
    const to = repeat ? null : key === 'j' ? next : key === 'k' ? previous : null;
    if (to !== null) void navigate(to, { preventScrollReset: true });
    return to !== null;
  });
}
