import type { ReactNode } from 'react';
import { useTexts } from '../../platform/texts/texts.tsx';

interface Props {
  title: string;
  isEdit: boolean;
  /** The shortcut beside the title. */
  action?: ReactNode;
}

/** What this page is for, and a shortcut: importing a post from the photo network. */
export function EditorHead({ title, isEdit, action }: Props) {
  const { t } = useTexts();
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div>
        <h1 className="text-36">{title}</h1>
        <p className="mt-2 max-w-text text-ink-soft">
          {t(isEdit ? 'postForm.lead_edit' : 'postForm.lead_new')}
        </p>
      </div>
      {action}
    </header>
  );
}
