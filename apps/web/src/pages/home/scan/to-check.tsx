import type { ScannedPost } from '@staylore/contract/imports/photo-network';
import { ArrowDown } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../design/primitives/button/button.tsx';
import { isOpen, type Verdicts } from '../../../features/imports/photo-network/stay-check.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';
import { goToHit } from './go-to-hit.ts';

interface Props {
  posts: readonly ScannedPost[];
  verdicts: Verdicts;
}

/** How many hits the reader is asked about; each press shows the next of them, after the last the first. */
export function ToCheck({ posts, verdicts }: Props) {
  const { t } = useTexts();
  const last = useRef<string>(undefined);
  const open = posts.filter((post) => isOpen(post, verdicts[post.postId]));
  if (open.length === 0) return null;
  const goOn = () => {
    const at = posts.findIndex(({ postId }) => postId === last.current);
    const next = open.find((post) => posts.indexOf(post) > at) ?? open[0];
    if (next === undefined) return;
    last.current = next.postId;
    goToHit(next.postId, 'end');
  };
  return (
    <Button kind="quiet" size="small" className="-ml-3.5" onClick={goOn}>
      {t('instagramImport.check.open', { count: open.length })}
      <ArrowDown aria-hidden="true" />
    </Button>
  );
}
