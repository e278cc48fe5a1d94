import { useState } from 'react';
import { Chapter } from '../../blocks/magazine/chapter.tsx';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { LinkForm } from '../../features/imports/single-links/link-form.tsx';
import type { SavedLink } from '../../features/imports/single-links/use-save-link.ts';
import { returnQuery, usePaths } from '../../platform/page/paths.ts';
import { useMember } from '../../platform/session/member.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';
import { Needs } from './needs.tsx';

/** Saving one post by its link, which may have been pasted elsewhere; visitors sign up first and return here. */
export function LinkChapter({ link }: { link: string | null }) {
  const { t } = useTexts();
  const member = useMember();
  const paths = usePaths();
  // A form that saved is replaced by an empty one.
  const [saved, setSaved] = useState<SavedLink[]>([]);
  const last = saved.at(-1);
  const back = link === null ? paths.instagram : `${paths.instagram}?${new URLSearchParams({ link })}`;
  return (
    <Chapter title={t('importHub.link.title')} lead={t('importHub.link.lead')}>
      {member === null ? (
        <>
          {link === null ? null : (
            <p className="mb-5 max-w-text text-18">
              {t('importHub.link.pasted')} <strong className="break-all">{link}</strong>
              <br />
              {t('importHub.link.pasted_next')}
            </p>
          )}
          <ButtonLink
            to={paths.signUp + returnQuery(back)}
            kind={link === null ? 'secondary' : 'primary'}
            size="large"
            className="max-sm:w-full"
          >
            {t(link === null ? 'importHub.link.sign_up' : 'importHub.link.sign_up_with')}
          </ButtonLink>
        </>
      ) : (
        <LinkForm
          key={saved.length}
          link={saved.length === 0 ? (link ?? undefined) : undefined}
          onSaved={(post) => setSaved([...saved, post])}
        />
      )}
      <div aria-live="polite">
        {last === undefined || member === null ? null : (
          <p className="mt-6 flex max-w-text flex-wrap items-center gap-x-6 gap-y-3">
            <span className="text-good">
              {t('instagramLinks.saved')} {last.location}
            </span>
            <ButtonLink to={paths.profile(member.username)} kind="secondary" size="small">
              {t('instagramLinks.show')}
            </ButtonLink>
          </p>
        )}
      </div>
      <Needs text={t('importHub.link.needs')} />
    </Chapter>
  );
}
