import { usePaths } from '../../../platform/page/paths.ts';
import { useMember } from '../../../platform/session/member.tsx';
import { useTexts } from '../../../platform/texts/texts.tsx';

/** Links of the header: for visitors Home, the map, what creators earn, Register, Login; for members their earnings, the feed of their network and the map. */
export function useNavigation(): { to: string; label: string }[] {
  const member = useMember();
  const paths = usePaths();
  const { t } = useTexts();
  if (member === null) {
    return [
      { to: paths.home, label: t('layout.nav.home') },
      { to: paths.maps, label: t('layout.nav.map') },
      { to: paths.influencer, label: t('layout.nav.creators') },
      { to: paths.signUp, label: t('layout.nav.register') },
      { to: paths.login, label: t('layout.nav.login') },
    ];
  }
  return [
    { to: paths.analytics, label: t('layout.nav.earnings') },
    { to: paths.networkFeed, label: t('layout.nav.community_feed') },
    { to: paths.maps, label: t('layout.nav.map') },
  ];
}
