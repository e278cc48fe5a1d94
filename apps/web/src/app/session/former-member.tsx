import { useEffect, useState } from 'react';
import { mayHaveLeft } from '../../platform/api/session-store.ts';
import type { Member } from '../../platform/page/page-context.ts';
import { useQuietPart } from '../../platform/page/use-quiet-part.ts';

const loadWhoLeft = () => import('./who-left.tsx');

/** If someone was signed in here before whose session has ended without signing out, what this browser keeps of them goes. */
export function FormerMember({ member }: { member: Member | null }) {
  const [isWanted, setWanted] = useState(false);
  const WhoLeft = useQuietPart(loadWhoLeft, isWanted);
  useEffect(() => setWanted(mayHaveLeft(member)), [member]);
  return WhoLeft === null ? null : <WhoLeft member={member} />;
}
