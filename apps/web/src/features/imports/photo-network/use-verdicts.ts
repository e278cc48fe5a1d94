import { useEffect, useState } from 'react';
import { readJson, storeText } from '../../../platform/storage/stored.ts';
import type { Verdict, Verdicts } from './stay-check.ts';

const storageKey = 'scan_verdicts';

/** Number of handles whose verdicts are kept: the least recently viewed are dropped. */
const maxHandles = 10;

type Kept = [handle: string, verdicts: Verdicts][];

function allKept(): Kept {
  const kept = readJson('sessionStorage', storageKey);
  return Array.isArray(kept) ? kept : [];
}

/** The verdicts on a handle's hits in this tab; posts keep their ids, so they hold for every scan of the handle. */
const keptVerdicts = (handle: string): Verdicts => allKept().find(([name]) => name === handle)?.[1] ?? {};

function keep(handle: string, verdicts: Verdicts): void {
  const others = allKept().filter(([name]) => name !== handle);
  const all: Kept = Object.keys(verdicts).length === 0 ? others : [[handle, verdicts], ...others];
  storeText('sessionStorage', storageKey, JSON.stringify(all.slice(0, maxHandles)));
}

/** The reader's verdicts on hits; they survive a reload, and looking at other handles meanwhile. */
export function useVerdicts(handle: string) {
  const [verdicts, setVerdicts] = useState(() => keptVerdicts(handle));
  useEffect(() => keep(handle, verdicts), [handle, verdicts]);
  const judge = (id: string, verdict: Verdict | null) =>
    setVerdicts(({ [id]: _, ...others }) => (verdict === null ? others : { ...others, [id]: verdict }));
  return { verdicts, judge };
}
