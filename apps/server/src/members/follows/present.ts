import type { MemberItem } from '@staylore/contract/members/follows';
import { avatarPath } from '../accounts/index.ts';
import type { MemberRow } from './queries.ts';

export function presentMember(row: MemberRow): MemberItem {
  return {
    id: row.id,
    username: row.username,
    name: row.name,
    last_name: row.last_name,
    file: avatarPath(row.avatar_key),
    followers: row.followers_count,
    following: row.following_count,
    follow_id: row.follow_id,
    mutualFollower: row.follow_id !== null && row.follows_back,
  };
}
