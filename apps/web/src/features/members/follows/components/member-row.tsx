import { fullName } from '@staylore/contract/full-name';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../../../design/primitives/avatar/avatar.tsx';
import { Skeleton } from '../../../../design/primitives/skeleton/skeleton.tsx';
import { SkeletonRows } from '../../../../design/primitives/skeleton/skeleton-rows.tsx';
import { usePaths } from '../../../../platform/page/paths.ts';

interface Props {
  member: { username: string; name: string; last_name?: string | null; file: string | null };
  /** Shown below the name instead of the username alone. */
  note?: ReactNode;
  children?: ReactNode;
}

/** A member in a list, linked to their profile, with actions beside it. */
export function MemberRow({ member, note, children }: Props) {
  const paths = usePaths();
  const name = fullName(member);
  return (
    <li className="flex items-center gap-3 py-1.5">
      <Link
        to={paths.profile(member.username)}
        className="group flex min-w-0 flex-1 items-center gap-3 rounded-8"
      >
        <Avatar name={name} src={member.file} size={44} />
        <span className="min-w-0">
          <span className="block truncate font-medium group-hover:underline">{name}</span>
          <span className="block truncate text-14 text-ink-soft">{note ?? `@${member.username}`}</span>
        </span>
      </Link>
      {children}
    </li>
  );
}

export function MemberSkeletons(props: { count: number; label: string }) {
  return (
    <SkeletonRows {...props} className="flex items-center gap-3 py-1.5">
      <Skeleton className="size-11 rounded-pill" />
      <div className="flex-1">
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="mt-2 h-3.5 w-1/3" />
      </div>
    </SkeletonRows>
  );
}
