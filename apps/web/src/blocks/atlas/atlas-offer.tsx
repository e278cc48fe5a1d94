import { useMember } from '../../platform/session/member.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';
import { AtlasSwitch } from './atlas-switch.tsx';

/** Offers to show the atlas to a member who does not, below what was saved just now. */
export default function AtlasOffer({ onChanged }: { onChanged(shown: boolean): void }) {
  const member = useMember();
  const { t } = useTexts();
  if (member === null || member.atlas_shown) return null;
  return (
    <span className="mt-4 block border-t border-line pt-3">
      <AtlasSwitch
        shown={false}
        label={t('instagramImport.saved.atlas', { username: member.username })}
        onChanged={onChanged}
      />
    </span>
  );
}
