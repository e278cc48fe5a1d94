import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../design/primitives/button/button.tsx';
import { toast } from '../../../../design/primitives/toast/toast-store.ts';
import { useTexts } from '../../../../platform/texts/texts.tsx';

/** Copies an address; if that is not allowed, it is shown to be copied by hand. */
export function CopyLink({ url, label }: { url: string; label: string }) {
  const { t } = useTexts();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
      toast(t('links.copied'), { tone: 'good' });
    } catch {
      toast(t('links.copy_failed', { link: url }));
    }
  };
  const Icon = copied ? Check : Copy;
  return (
    <Button
      kind="secondary"
      size="small"
      icon={<Icon aria-hidden="true" />}
      aria-label={t('links.copy_named', { label })}
      onClick={copy}
    >
      {t('actions.copy')}
    </Button>
  );
}
