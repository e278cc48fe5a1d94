import { usePaths } from '../../../platform/page/paths.ts';
import { useIsMemberKnown, useMember } from '../../../platform/session/member.tsx';
import { useTexts } from '../../../platform/texts/texts.tsx';

/**
 * Links of the header: for visitors Home, the map, what creators earn, Register, Login; for members their earnings, the feed of their network and the map. Where it
 * is not known who reads, what is for everyone.
 */
export function useNavigation(): { to: string; label: string }[] {
  const member = useMember();
  const isKnown = useIsMemberKnown();
  const paths = usePaths();
  const { t } = useTexts();
  if (member === null) {
    const forAll = [
      { to: paths.home, label: t('layout.nav.home') },
      { to: paths.maps, label: t('layout.nav.map') },
      { to: paths.influencer, label: t('layout.nav.creators') },
    ];
    const forVisitors = [
      { to: paths.signUp, label: t('layout.nav.register') },
      { to: paths.login, label: t('layout.nav.login') },
    ];
    return isKnown ? [...forAll, ...forVisitors] : forAll;
  }
  return [
    { to: paths.analytics, label: t('layout.nav.earnings') },
    { to: paths.networkFeed, label: t('layout.nav.community_feed') },
    { to: paths.maps, label: t('layout.nav.map') },
  ];
}
