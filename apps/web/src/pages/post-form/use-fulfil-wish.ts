import { useApi } from '../../platform/api/api.tsx';
import { toastFailure } from '../../platform/api/toast-failure.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

/** Links a wish to the stay that was just written about it. The post is saved whether or not this works, so a failure is only reported. */
export function useFulfilWish() {
  const api = useApi();
  const { t } = useTexts();
  return ({ postId, wishId }: { postId: number; wishId: number }): Promise<unknown> =>
    api
      .call('PUT /api/wishes/:id', {
        params: { id: wishId },
        body: { state: 'stayed', own_post_id: postId },
      })
      .catch((error: unknown) => toastFailure(error, t));
}
