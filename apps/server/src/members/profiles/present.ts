import type { Profile } from '@staylore/contract/members/profiles';
import type { Viewer } from '../../platform/viewer.ts';
import { avatarPath, type UserRow } from '../accounts/index.ts';

/** A member as others see them. */
export function presentProfile(
  user: UserRow,
  context: {
    viewer: Viewer | null;
    followId: number | null;
    followsBack: boolean;
    blocked: boolean;
    muted: boolean;
  },
): Profile {
  const isSelf = context.viewer?.id === user.id;
  return {
    id: user.id,
    name: user.name,
    last_name: user.last_name,
    username: user.username,
    file: avatarPath(user.avatar_key),
    cover: user.cover_key === null ? null : `/media/${user.cover_key}/1600.webp`,
    bio: user.bio_hidden_at === null || isSelf ? user.bio : '',
    bio_hidden: isSelf && user.bio_hidden_at !== null,
    followers: user.followers_count,
    following: user.following_count,
    posts: user.posts_count,
    atlas_shown: user.atlas_shown,
    follow_id: context.followId,
    mutualFollower: context.followId !== null && context.followsBack,
    blocked: context.blocked,
    muted: context.muted,
    can: { follow: context.viewer !== null && !isSelf && !context.blocked, update: isSelf },
  };
}
