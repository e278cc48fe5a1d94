import type { CaseContext } from '@staylore/contract/lifecycle/moderation';
import {
  actsOnPost,
  type ModerationAction,
  moderationActions,
} from '@staylore/contract/lifecycle/moderation-choices';
import { useState } from 'react';
import { Button } from '../../../design/primitives/button/button.tsx';
import { useKeyPress } from '../../../platform/page/use-key-press.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';
import { DecisionForm } from './decision-form.tsx';

/** The possible decisions, each with its key, and the reasons of the chosen one. */
export function Decide({ matter, state }: { matter: CaseContext; state: string }) {
  const { t } = useTexts();
  const [chosen, choose] = useState<ModerationAction>();
  const possible = (action: ModerationAction) => matter.post !== null || !actsOnPost(action, matter.subject);
  useKeyPress((key, { repeat }) => {
    if (repeat) return false;
    if (key === 'escape' && chosen !== undefined) choose(undefined);
    const action = moderationActions[Number(key) - 1];
    if (action !== undefined && possible(action)) choose(action);
    return action !== undefined || key === 'escape';
  });
  return (
    <section className="rounded-card border border-line bg-surface p-5">
      <h2 className="mb-3 text-22">{t('moderation.decide')}</h2>
      <div className="flex flex-wrap gap-2">
        {moderationActions.map((action, index) =>
          possible(action) ? (
            <Button
              key={action}
              kind={action === chosen ? 'primary' : 'secondary'}
              aria-pressed={action === chosen}
              onClick={() => choose(action)}
            >
              {t(`moderation.actions.${action}`)}
              <kbd className="text-12 opacity-70 max-md:hidden">{index + 1}</kbd>
            </Button>
          ) : null,
        )}
      </div>
      {chosen === undefined ? null : (
        <DecisionForm
          key={chosen}
          matter={matter}
          state={state}
          action={chosen}
          onCancel={() => choose(undefined)}
        />
      )}
    </section>
  );
}
