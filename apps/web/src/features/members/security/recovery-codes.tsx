import { Copy, Download } from 'lucide-react';
import { Button } from '../../../design/primitives/button/button.tsx';
import { buttonStyle } from '../../../design/primitives/button/button-style.ts';
import { Dialog } from '../../../design/primitives/dialog/dialog.tsx';
import { toast } from '../../../design/primitives/toast/toast-store.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';

/** The codes, which a member can read only this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  const { t } = useTexts();
  const lines = `${codes.join('\n')}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(lines);
      toast(t('security.codes.copied'), { tone: 'good' });
    } catch {
      toast(t('security.codes.copy_failed'), { tone: 'bad' });
    }
  };
  return (
    <Dialog onClose={onDone} title={t('security.codes.show_title')} closeLabel={t('actions.close')}>
      <div className="px-6 pt-2 pb-6">
        <p className="text-ink-soft">{t('security.codes.show_text')}</p>
        <ol className="my-5 grid grid-cols-2 gap-x-4 gap-y-2 rounded-8 bg-sunken p-4 text-center font-mono text-14">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className="mb-5 flex flex-wrap gap-3">
          <Button kind="secondary" icon={<Copy aria-hidden="true" className="size-5" />} onClick={copy}>
            {t('actions.copy')}
          </Button>
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(lines)}`}
            download={t('security.codes.file')}
            className={buttonStyle({ kind: 'secondary' })}
          >
            <Download aria-hidden="true" className="size-5" />
            {t('security.codes.save')}
          </a>
        </div>
        <Button size="large" className="w-full" onClick={onDone}>
          {t('security.codes.done')}
        </Button>
      </div>
    </Dialog>
  );
}
