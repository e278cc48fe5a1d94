import type { DigestRhythm } from '@staylore/contract/discovery/digest';
import { useState } from 'react';
import { Segmented } from '../../../design/primitives/segmented/segmented.tsx';
import { useApi } from '../../../platform/api/api.tsx';
import { problemText } from '../../../platform/api/problem-text.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';

const rhythms = ['off', 'daily', 'weekly'] as const satisfies readonly DigestRhythm[];

/** How often the digest is mailed. A refused change is reverted, with the reason below. */
export function DigestSwitch({ loaded }: { loaded: DigestRhythm }) {
  const api = useApi();
  const { t } = useTexts();
  const [rhythm, setRhythm] = useState(loaded);
  const [failure, setFailure] = useState<string | null>(null);
  const change = async (wanted: DigestRhythm) => {
    const before = rhythm;
    setRhythm(wanted);
    setFailure(null);
    try {
      await api.call('PUT /api/notifications/digest', { body: { rhythm: wanted } });
    } catch (error) {
      setRhythm(before);
      setFailure(t('digest.setting.failed', { reason: problemText(error, t) }));
    }
  };
  return (
    <section className="mb-8 rounded-card border border-line bg-surface px-4 py-4 md:px-5">
      <h3 className="text-18">{t('digest.setting.label')}</h3>
      <p className="mt-1 mb-4 text-14 text-ink-soft">{t('digest.setting.hint')}</p>
      <div className="flex">
        <Segmented
          label={t('digest.setting.label')}
          value={rhythm}
          onChange={(wanted) => void change(wanted)}
          options={rhythms.map((value) => ({ value, label: t(`digest.setting.${value}`) }))}
        />
      </div>
      <p role="alert" className={failure === null ? 'hidden' : 'mt-3 text-14 text-bad'}>
        {failure}
      </p>
    </section>
  );
}
