import type { OwnMedia } from '@staylore/contract/imports/own-account';
import type { Api } from '../../../platform/api/api-client.ts';
import { listPages } from '../../../platform/lists/list-pages.ts';

/** Posts of the connected account, as the picker shows them. */
export function ownMedia(api: Api) {
  return listPages({
    key: ['own-media'],
    load: (options) => api.page('GET /api/instagram/media', options),
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
