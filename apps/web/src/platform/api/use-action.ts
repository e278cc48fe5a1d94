import { useRef, useState } from 'react';
import { toast } from '../../design/primitives/toast/toast-store.ts';
import { useTexts } from '../texts/texts.tsx';
import { problemText } from './problem-text.ts';

/** Runs one action at a time; further requests meanwhile are ignored. */
export function useRun<Args extends unknown[]>(action: (...args: Args) => Promise<void>) {
  // State comes too late for a second press at the same moment.
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const run = async (...args: Args) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await action(...args);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { isBusy, run };
}

/** Runs the action of a press, one at a time; an error is shown in a message, which `failed` may word. */
export function useAction(failed: (reason: string) => string = (reason) => reason) {
  const { t } = useTexts();
  const { isBusy, run: act } = useRun((work: () => Promise<void>) =>
    work().catch((error: unknown) => void toast(failed(problemText(error, t)), { tone: 'bad' })),
  );
  return { isBusy, act };
}
