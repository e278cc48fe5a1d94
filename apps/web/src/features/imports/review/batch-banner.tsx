import { useEffect, useRef } from 'react';
import { Button } from '../../../design/primitives/button/button.tsx';
import { ButtonLink } from '../../../design/primitives/button/button-link.tsx';
import { toast } from '../../../design/primitives/toast/toast-store.ts';
import { useApi } from '../../../platform/api/api.tsx';
import { useAction } from '../../../platform/api/use-action.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';

/** The last batch action. */
export type Batch = { kind: 'accepted'; count: number; at: string } | { kind: 'published'; count: number };

interface Props {
  importId: number;
  batch: Batch;
  /** Address of the member's profile with the published stays. */
  profilePath: string;
  /** It was undone: the state has to be fetched again. */
  onTakenBack(): void;
}

/** Says how many stays were accepted or published at once, and offers undoing it, or looking at them. */
export function BatchBanner({ batch, importId, onTakenBack, profilePath }: Props) {
  const { t } = useTexts();
  const api = useApi();
  const { isBusy, act } = useAction();
  const banner = useRef<HTMLDivElement>(null);
  // The press may have been at the end of the page.
  // A new `batch` is a new answer.
  useEffect(() => {
    banner.current?.scrollIntoView({ block: 'nearest' });
  }, [batch]);
  const takeBack = (at: string) =>
    act(async () => {
      const request = { params: { id: importId }, body: { at } };
      const { taken_back } = await api.call('POST /api/imports/:id/accept/undo', request);
      toast(t('imports.review.taken_back', { count: taken_back }));
      onTakenBack();
    });
  return (
    <div
      ref={banner}
      role="status"
      className="mb-6 flex scroll-mt-36 flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-good-soft px-4 py-3"
    >
      <p>{t(`imports.review.batch.${batch.kind}`, { count: batch.count })}</p>
      {batch.kind === 'accepted' ? (
        batch.count === 0 ? null : (
          <Button kind="secondary" size="small" busy={isBusy} onClick={() => takeBack(batch.at)}>
            {t('imports.review.take_all_back')}
          </Button>
        )
      ) : (
        <ButtonLink to={profilePath} kind="secondary" size="small">
          {t('imports.review.to_profile')}
        </ButtonLink>
      )}
    </div>
  );
}
