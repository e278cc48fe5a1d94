import { Chapter } from '../../blocks/magazine/chapter.tsx';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { useMember } from '../../platform/session/member.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';
import { Needs } from './needs.tsx';

/** The way to the wish list, which saved posts of an export fill. */
export function WishChapter() {
  const { t } = useTexts();
  const member = useMember();
  const paths = usePaths();
  if (member === null) return null;
  return (
    <Chapter title={t('wishes.title')} lead={t('wishes.hub.lead')}>
      <ButtonLink to={paths.wishes(member.username)} kind="secondary" size="large" className="max-sm:w-full">
        {t('wishes.hub.action')}
      </ButtonLink>
      <Needs text={t('wishes.hub.needs')} />
    </Chapter>
  );
}
