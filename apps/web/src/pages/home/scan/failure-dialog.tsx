import { Link } from 'react-router';
import { AlertDialog } from '../../../design/primitives/alert-dialog/alert-dialog.tsx';
import { failureText } from '../../../features/imports/photo-network/failure-text.ts';
import type { Scan } from '../../../features/imports/photo-network/use-scan.ts';
import { usePaths } from '../../../platform/page/paths.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';

/** Reports why a scan failed; where another try does not help, with the way for personal accounts. */
export function FailureDialog({ scan }: { scan: Scan }) {
  const { t } = useTexts();
  const paths = usePaths();
  const { failure, isUnannounced } = scan.state;
  return (
    <AlertDialog
      open={isUnannounced}
      onClose={scan.dismiss}
      title={t('instagramImport.error.title')}
      text={failure === null ? '' : failureText(failure, t)}
      confirm={t('actions.close')}
    >
      {failure === null || failure.canRetry ? null : (
        <Link to={paths.personalImport} className="mt-4 inline-block py-1 underline">
          {t('instagramImport.error.bring')}
        </Link>
      )}
    </AlertDialog>
  );
}
