import type { StayImport } from '@staylore/contract/imports/review-items';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../design/primitives/button/button.tsx';
import { toast } from '../../../design/primitives/toast/toast-store.ts';
import { useApi } from '../../../platform/api/api.tsx';
import { problemText } from '../../../platform/api/problem-text.ts';
import { usePaths } from '../../../platform/page/paths.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';

/** Posts that one call takes. */
const atOnce = 500;

interface Props {
  handle: string;
  source: 'scan' | 'account';
  /** Ids at the photo network of the posts that the scan found. */
  posts: readonly string[];
  size: 'small' | 'large';
  disabled?: boolean;
  className?: string;
}

/** Puts what a scan found into an import and leads to its review. */
export function ReviewScanButton({ handle, source, posts, size, disabled = false, className = '' }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const api = useApi();
  const navigate = useNavigate();
  const paths = usePaths();
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      let begun: StayImport | null = null;
      for (let from = 0; from < posts.length; from += atOnce) {
        const body = { handle, source, posts: posts.slice(from, from + atOnce) };
        begun = (await api.call('POST /api/imports/scan', { body })).import;
      }
      if (begun !== null) await navigate(paths.importReview(begun.id));
    } catch (error) {
      toast(problemText(error, texts), { tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      kind="secondary"
      size={size}
      icon={<ListChecks aria-hidden="true" />}
      busy={busy}
      disabled={disabled || posts.length === 0}
      onClick={open}
      className={className}
    >
      {t(busy ? 'instagramImport.from_scan.opening' : 'instagramImport.from_scan.review')}
    </Button>
  );
}
