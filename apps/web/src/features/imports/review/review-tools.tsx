import type { StayImport } from '@staylore/contract/imports/review-items';
import { useState } from 'react';
import { Button } from '../../../design/primitives/button/button.tsx';
import { Checkbox } from '../../../design/primitives/checkbox/checkbox.tsx';
import { Select } from '../../../design/primitives/select/select.tsx';
import { toast } from '../../../design/primitives/toast/toast-store.ts';
import { useApi } from '../../../platform/api/api.tsx';
import { problemText } from '../../../platform/api/problem-text.ts';
import { useAction } from '../../../platform/api/use-action.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';
import type { Batch } from './batch-banner.tsx';

const thresholds = [97, 90, 80, 70] as const;
/** Of what the finder is this sure of, 98 in 100 were stays with writers it was not trained on. */
const sureEnough = 97;

export function AcceptAll({ begun, onAccepted }: { begun: StayImport; onAccepted(batch: Batch): void }) {
  const { t, language } = useTexts();
  const api = useApi();
  const [percent, setPercent] = useState<number>(sureEnough);
  const { isBusy, act } = useAction();
  const accept = () =>
    act(async () => {
      const request = { params: { id: begun.id }, body: { min_probability: percent / 100 } };
      const { accepted, at } = await api.call('POST /api/imports/:id/accept', request);
      onAccepted({ kind: 'accepted', count: accepted, at });
    });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Select
        aria-label={t('imports.review.from')}
        value={percent}
        onChange={(event) => setPercent(Number(event.target.value))}
        className="h-11! max-w-28"
      >
        {thresholds.map((value) => (
          <option key={value} value={value}>
            {(value / 100).toLocaleString(language, { style: 'percent' })}
          </option>
        ))}
      </Select>
      <Button kind="secondary" busy={isBusy} onClick={accept} className="max-sm:flex-1">
        {t('imports.review.accept_all', { percent })}
      </Button>
    </div>
  );
}

/** How new posts of an import start; a change takes effect at once and is rolled back if it fails. */
export function ImportDefaults({ begun }: { begun: StayImport }) {
  const { t } = useTexts();
  const api = useApi();
  const [chosen, setChosen] = useState({ archived: begun.archived, ad_label: begun.ad_label });
  const choose = async (change: Partial<typeof chosen>) => {
    const before = chosen;
    setChosen({ ...before, ...change });
    try {
      await api.call('PUT /api/imports/:id', { params: { id: begun.id }, body: change });
    } catch (error) {
      setChosen(before);
      toast(problemText(error, t), { tone: 'bad' });
    }
  };
  return (
    <fieldset className="grid">
      <legend className="mb-1 font-medium">{t('imports.review.defaults')}</legend>
      <Checkbox
        look="switch"
        label={t('imports.review.archived')}
        checked={chosen.archived}
        onChange={(event) => choose({ archived: event.target.checked })}
      />
      <Checkbox
        look="switch"
        label={t('imports.review.ad_label')}
        checked={chosen.ad_label}
        onChange={(event) => choose({ ad_label: event.target.checked })}
      />
    </fieldset>
  );
}
