import { Button } from '../../../../design/primitives/button/button.tsx';
import { toastFailure } from '../../../../platform/api/toast-failure.ts';
import { useMember } from '../../../../platform/session/member.tsx';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { type FollowId, useFollowId, useToggleFollow } from '../use-follow.ts';

interface Props {
  member: { id: number; username: string; follow_id: FollowId };
  size?: 'small' | 'normal';
  className?: string;
  /** Called when the server has taken the change. */
  onChanged?(): void;
}

/** Lists have many of them, and none is the main action. */
const kinds = {
  normal: { open: 'primary', followed: 'secondary' },
  small: { open: 'secondary', followed: 'quiet' },
} as const;

/** Follow, or Following, which a press ends; nothing beside the viewer's own name. */
export function FollowButton({ member, size = 'normal', className = '', onChanged }: Props) {
  const viewer = useMember();
  const { t } = useTexts();
  const now = useFollowId(member);
  const toggle = useToggleFollow(member);
  if (viewer === null || viewer.id === member.id) return null;
  const press = async () => {
    try {
      await toggle(now);
      onChanged?.();
    } catch (error) {
      toastFailure(error, t);
    }
  };
  const following = now !== null;
  return (
    <Button
      size={size}
      kind={kinds[size][following ? 'followed' : 'open']}
      aria-label={t(following ? 'follows.unfollow_name' : 'follows.follow_name', {
        username: member.username,
      })}
      onClick={press}
      className={`relative z-10 ${className}`}
    >
      {t(following ? 'follows.is_followed' : 'follows.follow')}
    </Button>
  );
}
