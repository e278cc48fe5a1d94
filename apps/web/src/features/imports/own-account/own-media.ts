import type { OwnMedia } from '@staylore/contract/imports/own-account';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api } from '../../../platform/api/api-client.ts';

/** Posts of the connected account, as the picker shows them. */
export function ownMedia(api: Api) {
  return infiniteQueryOptions({
    queryKey: ['own-media'],
    queryFn: ({ pageParam, signal }) =>
      api.page('GET /api/instagram/media', {
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    retry: false,
    staleTime: 60_000,
  });
}

/** The picture of an own post as a file, fetched through our server. @throws {Problem} */
export async function pictureFile(api: Api, item: OwnMedia): Promise<File> {
  const answer = await api.open('GET /api/instagram/media/:media/file', { params: { media: item.id } });
  const blob = await answer.blob();
  const ending = blob.type.split('/')[1] ?? 'jpeg';
  return new File([blob], `${item.id}.${ending}`, { type: blob.type });
}
