import { useEffect, useState } from 'react';
import { useApi } from '../../../../platform/api/api.tsx';

/** Milliseconds of quiet after which typed letters are looked up. */
const quiet = 150;
const mostShown = 6;
const mostPopular = 16;

/** Tags that begin with the typed text, most used first. Without an answer one types on: suggestions are only a help. */
export function useTagSuggestions(text: string): readonly string[] {
  const api = useApi();
  const [found, setFound] = useState<readonly string[]>([]);
  useEffect(() => {
    if (text === '') {
      setFound([]);
      return;
    }
    const superseded = new AbortController();
    const timer = setTimeout(async () => {
      const options = { params: { text: text.slice(0, 40) }, signal: superseded.signal };
      const tags = await api.call('GET /api/tags/posts/:text', options).catch(() => []);
      if (!superseded.signal.aborted) setFound(tags.map((tag) => tag.name.en).slice(0, mostShown));
    }, quiet);
    return () => {
      clearTimeout(timer);
      superseded.abort();
    };
  }, [api, text]);
  return found;
}

/** The tags used most; none until they are there. */
export function usePopularTags(): readonly string[] {
  const api = useApi();
  const [popular, setPopular] = useState<readonly string[]>([]);
  useEffect(() => {
    const left = new AbortController();
    api.call('GET /api/tags/type/posts', { signal: left.signal }).then(
      (tags) => setPopular(tags.map((tag) => tag.name.en).slice(0, mostPopular)),
      () => undefined,
    );
    return () => left.abort();
  }, [api]);
  return popular;
}
