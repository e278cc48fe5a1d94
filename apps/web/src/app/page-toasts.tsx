import { Toasts } from '../design/primitives/toast/toasts.tsx';
import { useTexts } from '../platform/texts.tsx';

/** Short messages, with their names in the reader's language. */
export default function PageToasts() {
  const { t } = useTexts();
  return <Toasts label={t('layout.messages')} closeLabel={t('layout.close')} />;
}
