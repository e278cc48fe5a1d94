import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { LazyPart } from '../../platform/page/lazy-part.tsx';
import { lazyPart } from '../../platform/page/lazy-part-loading.ts';
import { usePaths } from '../../platform/page/paths.ts';
import { useMember } from '../../platform/session/member.tsx';

const ShortcutsDialog = lazyPart(() => import('./shortcuts-dialog.tsx'));

/** Milliseconds in which the second key of a sequence such as `g h` has to follow. */
const sequence = 1_200;

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Presses the heart of the open stay, or of the card that has the focus. */
function pressHeart(): void {
  const place =
    document.querySelector('[role="dialog"]') ?? document.activeElement?.closest('article, main') ?? null;
  place?.querySelector<HTMLElement>('[data-favourite]')?.click();
}

/** Keyboard shortcuts of every page; `?` lists them. */
export function Shortcuts() {
  const navigate = useNavigate();
  const paths = usePaths();
  const member = useMember();
  const [open, setOpen] = useState(false);
  const lastG = useRef(0);

  const act = useCallback(
    (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
      const isSequence = event.timeStamp - lastG.current < sequence;
      lastG.current = event.key === 'g' ? event.timeStamp : 0;
      const own = member === null ? {} : { f: paths.networkFeed, n: paths.newPost };
      const pages: Record<string, string | undefined> = { h: paths.home, ...own };
      const page = pages[event.key];
      if (isSequence && page !== undefined) navigate(page);
      else if (event.key === '?') setOpen(true);
      else if (event.key.toLowerCase() === 'l') pressHeart();
      else if (event.key === '/') {
        event.preventDefault();
        document.querySelector<HTMLElement>('search input[name="handle"]')?.focus();
      }
    },
    [navigate, paths, member],
  );

  useEffect(() => {
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, [act]);

  if (!open) return null;
  return (
    <LazyPart>
      <ShortcutsDialog onClose={() => setOpen(false)} />
    </LazyPart>
  );
}
