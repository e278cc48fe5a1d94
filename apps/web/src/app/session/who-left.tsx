import { useEffect, useEffectEvent } from 'react';
import { forgetKeptPages, forgetTraces } from '../../blocks/sign-in/forget-traces.ts';
import { toast } from '../../design/primitives/toast/toast-store.ts';
import { forgetDrafts } from '../../features/stays/posts/editor/forget-drafts.ts';
import { clearLeft, type Left, readLeft, storeLeft } from '../../platform/api/session-store.ts';
import type { Member } from '../../platform/page/page-context.ts';
import { forgetAddresses } from '../../platform/session/forget-addresses.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

/** How long drafts and favourites that were not sent wait for their member. */
const keptDays = 7;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Deletes what is left of a member whose session has expired or was ended elsewhere, as signing out does, except what they had not sent: they are
 * told that it waits for them some days, unless someone else signs in here.
 */
export default function WhoLeft({ member }: { member: Member | null }) {
  const { t } = useTexts();
  const settle = useEffectEvent(() => {
    const left = readLeft();
    if (left === null) return;
    // Their own drafts are theirs again.
    if (member?.id === left.id) return clearLeft();
    // Later on these would be someone else's.
    if (!left.isCleared) void forgetShown();
    const isOver = Date.now() - left.since >= keptDays * dayMs;
    if (member !== null || isOver || !hasUnsent(left)) return void forgetUnsent(left);
    if (left.isCleared) return;
    storeLeft({ ...left, isCleared: true });
    toast(t('layout.left.kept', { days: String(keptDays) }), {
      action: { label: t('layout.left.delete'), run: () => void forgetUnsent(left) },
    });
  });
  useEffect(() => settle(), [member?.id]);
  return null;
}

const favouritesOf = ({ id }: Left) => `staylore_favourites_${id}`;

const hasUnsent = (left: Left): boolean =>
  Object.keys(window.localStorage).some(
    (name) => name.startsWith(`staylore_draft_${left.id}_`) || name === favouritesOf(left),
  );

async function forgetShown(): Promise<void> {
  forgetTraces({ keepUnsent: true });
  await Promise.all([forgetAddresses(), forgetKeptPages()]);
}

async function forgetUnsent(left: Left): Promise<void> {
  clearLeft();
  window.localStorage.removeItem(favouritesOf(left));
  await forgetDrafts();
}
