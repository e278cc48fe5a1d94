import type { ComponentProps } from 'react';
import { Card } from '../../../design/primitives/card/card.tsx';
import { useTexts } from '../../../platform/texts/texts.tsx';
import BankDetailsForm from './bank-details-form.tsx';

interface Props extends ComponentProps<typeof BankDetailsForm> {
  /** Whether the form is shown at once. */
  open: boolean;
}

/** Where payouts go, in one line that opens the form. */
export function BankSection({ open, ...props }: Props) {
  const { t } = useTexts();
  const { stored } = props;
  return (
    <Card className="p-4 md:p-6">
      <details open={open}>
        <summary className="fold">
          {stored === null ? t('payouts.bank_unknown') : t('payouts.bank_known', { iban: stored.iban })}
        </summary>
        <div className="pt-4">
          <BankDetailsForm {...props} />
        </div>
      </details>
    </Card>
  );
}
