import type { Takeout } from '@staylore/contract/lifecycle/takeout';
import { useEffect, useState } from 'react';
import { useApi } from '../../../platform/api/api.tsx';
import { problemText } from '../../../platform/api/problem-text.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';

/** How often it is polled, in milliseconds. */
const pause = 2000;

/** The member's takeout, polled while it is being packed. */
export function useTakeout(loaded: Takeout | null) {
  const api = useApi();
  const { t } = useTexts();
  const [takeout, setTakeout] = useState(loaded);
  const [isRequesting, setRequesting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isUnderWay = takeout?.state === 'waiting' || takeout?.state === 'running';
  useEffect(() => {
    if (!isUnderWay) return;
    const poll = async () => {
      try {
        setTakeout((await api.call('GET /api/me/takeout')).takeout);
        setFailure(null);
      } catch (error) {
        setFailure(t('takeout.lost', { reason: problemText(error, t) }));
      }
    };
    const timer = setInterval(() => void poll(), pause);
    return () => clearInterval(timer);
  }, [api, isUnderWay, t]);
  const request = async () => {
    setRequesting(true);
    setFailure(null);
    try {
      setTakeout((await api.call('POST /api/me/takeout')).takeout);
    } catch (error) {
      setFailure(t('takeout.failed', { reason: problemText(error, t) }));
    } finally {
      setRequesting(false);
    }
  };
  const download = async () => {
    setFailure(null);
    try {
      // Only the beginning of the file: whether it may be downloaded is found out here, where the member can be asked for a proof.
      const { body } = await api.open('GET /api/me/takeout/file');
      await body?.cancel();
      window.location.assign('/api/me/takeout/file');
    } catch (error) {
      setFailure(t('takeout.not_opened', { reason: problemText(error, t) }));
    }
  };
  return { takeout, isRequesting, failure, request, download };
}
