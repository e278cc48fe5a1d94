import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useDebounce } from 'use-debounce';
import { useApi } from '../../../../../platform/api/api.tsx';

/** Milliseconds without a keystroke after which a text is looked up. */
const debounce = 150;
const maxShown = 6;
const mostPopular = 16;

/** Tags that begin with the typed text, most used first. Without an answer, typing simply continues. */
export function useTagSuggestions(text: string): readonly string[] {
  const api = useApi();
  const [settled] = useDebounce(text, text === '' ? 0 : debounce);
  const { data } = useQuery({
    queryKey: ['tags', 'suggestions', settled],
    queryFn:
      settled === ''
        ? skipToken
        : ({ signal }) =>
            api.call('GET /api/tags/posts/:text', { params: { text: settled.slice(0, 40) }, signal }),
    placeholderData: keepPreviousData,
    // The next text must not begin with the previous list.
    ...(settled === '' && { initialData: [] }),
    retry: false,
  });
  if (text === '' || data === undefined) return [];
  return data.map((tag) => tag.name.en).slice(0, maxShown);
}

/** The most used tags; none until they arrive. */
export function usePopularTags(): readonly string[] {
  const api = useApi();
  const { data = [] } = useQuery({
    queryKey: ['tags', 'popular'],
    queryFn: ({ signal }) => api.call('GET /api/tags/type/posts', { signal }),
  });
  return data.map((tag) => tag.name.en).slice(0, mostPopular);
}
