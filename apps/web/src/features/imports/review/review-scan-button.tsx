import type { StayImport } from '@staylore/contract/imports/review-items';
import { ListChecks } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Button } from '../../../design/primitives/button/button.tsx';
import { useApi } from '../../../platform/api/api.tsx';
import { useAction } from '../../../platform/api/use-action.ts';
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

/** Puts a scan's findings into an import and leads to its review. */
export function ReviewScanButton({ handle, source, posts, size, disabled = false, className = '' }: Props) {
  const { t } = useTexts();
  const api = useApi();
  const navigate = useNavigate();
  const paths = usePaths();
  const { isBusy, act } = useAction();
  const open = () =>
    act(async () => {
      let begun: StayImport | null = null;
      for (let from = 0; from < posts.length; from += atOnce) {
        const body = { handle, source, posts: posts.slice(from, from + atOnce) };
        begun = (await api.call('POST /api/imports/scan', { body })).import;
      }
      if (begun !== null) await navigate(paths.importReview(begun.id));
    });
  return (
    <Button
      kind="secondary"
      size={size}
      icon={<ListChecks aria-hidden="true" />}
      busy={isBusy}
      disabled={disabled || posts.length === 0}
      onClick={open}
      className={className}
    >
      {t(isBusy ? 'instagramImport.from_scan.opening' : 'instagramImport.from_scan.review')}
    </Button>
  );
}
