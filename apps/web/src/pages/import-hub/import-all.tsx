import { Button } from '../../design/primitives/button/button.tsx';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { ReviewScanButton } from '../../features/imports/review/review-scan-button.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { useMember } from '../../platform/session/member.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';
import { type ImportState, useImportAll } from './use-import-all.ts';

/** Reads the whole connected account and offers to save the stays found. */
export function ImportAll({ handle }: { handle: string }) {
  const { t } = useTexts();
  const { state, read, saveAll } = useImportAll(handle);
  const stays = state.phase === 'found' || state.phase === 'saving' ? state.posts.length : 0;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        {stays === 0 ? null : (
          <Button size="large" busy={state.phase === 'saving'} onClick={() => void saveAll()}>
            {t(state.phase === 'saving' ? 'actions.saving' : 'instagramImport.save', {
              count: stays,
            })}
          </Button>
        )}
        {state.phase === 'found' && stays > 0 ? (
          <ReviewScanButton
            handle={handle}
            source="account"
            posts={state.posts.map((post) => post.source_post_id)}
            size="large"
          />
        ) : null}
        <Button
          kind="secondary"
          size="large"
          className="max-sm:w-full"
          busy={state.phase === 'scanning'}
          disabled={state.phase === 'saving'}
          onClick={() => void read()}
        >
          {t(state.phase === 'idle' ? 'instagramAccount.import.all' : 'instagramAccount.import.again')}
        </Button>
      </div>
      <div aria-live="polite" className="mt-4 max-w-text">
        <Outcome state={state} />
      </div>
    </>
  );
}

function Outcome({ state }: { state: ImportState }) {
  const { t } = useTexts();
  const paths = usePaths();
  const member = useMember();
  if (state.phase === 'idle') return null;
  if (state.phase === 'saved') {
    return (
      <>
        <p className="text-good">
          {t('instagramImport.saved.text')} {t('instagramAccount.import.saved', { count: state.saved })}
        </p>
        {state.skipped === 0 ? null : (
          <p className="mt-1 text-14 text-ink-soft">
            {t('instagramAccount.import.skipped', { count: state.skipped })} {state.reasons}
          </p>
        )}
        {member === null ? null : (
          <ButtonLink to={paths.profile(member.username)} kind="secondary" size="small" className="mt-4">
            {t('instagramAccount.import.show')}
          </ButtonLink>
        )}
      </>
    );
  }
  const { scanned, posts, trouble, phase } = state;
  const read =
    phase === 'scanning'
      ? t('instagramAccount.import.scanning', { scanned, found: posts.length })
      : t(posts.length === 0 ? 'instagramAccount.import.none' : 'instagramAccount.import.found', {
          count: scanned,
        });
  return (
    <>
      {trouble === null ? null : <p className="mb-1 text-bad">{trouble}</p>}
      {trouble !== null && scanned === 0 ? null : <p className="text-ink-soft">{read}</p>}
    </>
  );
}
