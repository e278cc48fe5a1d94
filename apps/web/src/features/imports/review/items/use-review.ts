import type { AnswerOf, SentTo } from '@staylore/contract/contract';
import type { ImportItem, StayImport } from '@staylore/contract/imports/review-items';
import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from '../../../../design/primitives/toast/toast-store.ts';
import { useApi } from '../../../../platform/api/api.tsx';
import type { Page } from '../../../../platform/api/api-client.ts';
import { problemText } from '../../../../platform/api/problem-text.ts';
import { useTexts } from '../../../../platform/texts/texts.tsx';

export type Decision = SentTo<'PUT /api/imports/:id/items/:key'>['body'];
type Counts = StayImport['counts'];

/** Items left before more are fetched. */
const ahead = 5;

/** What follows the loaded stays: nothing, more that is being loaded, or more that could not be loaded. */
type Rest = 'none' | 'coming' | 'failed';

/** Position of the first later stay with another kind of doubt. */
function nextGroupAfter(items: readonly ImportItem[], at: number): number | null {
  const next = items.findIndex((item, position) => position > at && item.doubt !== items[at]?.doubt);
  return next < 0 ? null : next;
}

/** Stays that wait, in their order; more are fetched as they are decided. */
function useQueue(importId: number, first: Page<ImportItem[]>) {
  const api = useApi();
  const texts = useTexts();
  const [items, setItems] = useState(first.items);
  const [wanted, setWanted] = useState(0);
  const next = useRef(first.next);
  const loading = useRef(false);
  const [rest, setRest] = useState<Rest>(first.next === null ? 'none' : 'coming');
  const at = Math.max(0, Math.min(wanted, items.length - 1));

  const loadMore = useCallback(async () => {
    if (next.current === null || loading.current) return;
    loading.current = true;
    setRest('coming');
    try {
      const query = { state: 'review' as const, limit: 20, cursor: next.current };
      const page = await api.page('GET /api/imports/:id/items', { params: { id: importId }, query });
      next.current = page.next;
      if (page.next === null) setRest('none');
      setItems((before) => {
        const known = new Set(before.map((item) => item.key));
        return [...before, ...page.items.filter((item) => !known.has(item.key))];
      });
    } catch (error) {
      setRest('failed');
      toast(problemText(error, texts.t), { tone: 'bad' });
    } finally {
      loading.current = false;
    }
  }, [api, importId, texts]);

  useEffect(() => {
    if (items.length - at <= ahead) loadMore();
  }, [items.length, at, loadMore]);

  const groupAt = nextGroupAfter(items, at);
  return {
    at,
    current: items[at],
    rest: { is: rest, fetch: loadMore },
    /** Goes to where the next group begins, as far as stays are loaded; null if this is the last. */
    toNextGroup: groupAt === null ? null : () => setWanted(groupAt),
    move: (step: 1 | -1) => setWanted(Math.max(0, Math.min(items.length - 1, at + step))),
    /** Stays that still wait under the corrected name, in the same town or in none, get the new name too, as on the server. */
    correct: (wrong: ImportItem, { hotel_name, city, region, country, lat, long }: ImportItem) =>
      setItems((before) =>
        before.map((item) =>
          item.hotel_name !== null &&
          item.hotel_name === wrong.hotel_name &&
          (item.city === null || item.city === wrong.city) &&
          !item.corrected
            ? { ...item, hotel_name, city, region, country, lat, long, corrected: true }
            : item,
        ),
      ),
    drop: (key: string) => setItems((before) => before.filter((item) => item.key !== key)),
    putBack(item: ImportItem, position: number) {
      setItems((before) => [...before.slice(0, position), item, ...before.slice(position)]);
      setWanted(position);
    },
  };
}

/**
 * The queue of stays to decide on. A decision is shown at once and rolled back with a message if it fails; the last ones can be undone,
 * newest first.
 */
export function useReview(begun: StayImport, first: Page<ImportItem[]>) {
  const api = useApi();
  const { t } = useTexts();
  const queue = useQueue(begun.id, first);
  const { at, current, drop, move, putBack, rest } = queue;
  const [counts, setCounts] = useState(begun.counts);
  const [decided, setDecided] = useState<{ item: ImportItem; at: number; as: 'accepted' | 'rejected' }[]>([]);
  const line = useRef<Promise<unknown>>(Promise.resolve());

  const shift = (from: keyof Counts, to: keyof Counts) =>
    setCounts((before) =>
      from === to ? before : { ...before, [from]: before[from] - 1, [to]: before[to] + 1 },
    );
  const send = async (
    key: string,
    body: Decision,
  ): Promise<AnswerOf<'PUT /api/imports/:id/items/:key'> | null> => {
    try {
      // In the order of the keys pressed: undoing must not overtake what it undoes.
      const params = { id: begun.id, key };
      const call = line.current.then(() => api.call('PUT /api/imports/:id/items/:key', { params, body }));
      line.current = call.catch(() => {});
      return await call;
    } catch (error) {
      toast(problemText(error, t), { tone: 'bad' });
      return null;
    }
  };

  const decide = async (body: Decision & { decision: 'accept' | 'reject' }): Promise<void> => {
    if (current === undefined) return;
    const as = body.decision === 'accept' ? ('accepted' as const) : ('rejected' as const);
    drop(current.key);
    setDecided((before) => [...before, { item: current, at, as }]);
    shift('review', as);
    const answer = await send(current.key, body);
    if (answer?.item.corrected === true) queue.correct(current, answer.item);
    if (answer !== null) return;
    setDecided((before) => before.filter(({ item }) => item.key !== current.key));
    putBack(current, at);
    shift(as, 'review');
  };

  const undo = async (): Promise<void> => {
    const last = decided.at(-1);
    if (last === undefined) return;
    setDecided((before) => before.slice(0, -1));
    const answer = await send(last.item.key, { decision: 'undo' });
    if (answer === null) return setDecided((before) => [...before, last]);
    if (answer.item.state === 'review') putBack(answer.item, last.at);
    shift(last.as, answer.item.state);
  };

  /** Decides on an item outside of the queue; null if that failed, which was reported. */
  const decideOn = async (item: ImportItem, body: Decision): Promise<ImportItem | null> => {
    const answer = await send(item.key, body);
    if (answer === null) return null;
    setDecided((before) => before.filter((one) => one.item.key !== item.key));
    shift(item.state, answer.item.state);
    if (answer.item.state === 'review') putBack(answer.item, 0);
    return answer.item;
  };

  return {
    current,
    rest,
    position: at + 1,
    counts,
    decide,
    decideOn,
    undo: decided.length === 0 ? null : undo,
    move,
    toNextGroup: queue.toNextGroup,
    /** Settles once every decision so far has reached the server. */
    sent: () => line.current,
  };
}
