import { Download } from 'lucide-react';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { usePaths } from '../../platform/paths.ts';
import { useTexts } from '../../platform/texts.tsx';

/** What this page is for, and the shorter way: taking stays over from the photo network. */
export function EditorHead({ title, isEdit }: { title: string; isEdit: boolean }) {
  const { t } = useTexts();
  const paths = usePaths();
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div>
        <h1 className="text-36">{title}</h1>
        <p className="mt-2 max-w-text text-ink-soft">
          {t(isEdit ? 'postForm.lead_edit' : 'postForm.lead_new')}
        </p>
      </div>
      {isEdit ? null : (
        <ButtonLink to={paths.instagram} kind="secondary" icon={<Download aria-hidden="true" />}>
          {t('postForm.import')}
        </ButtonLink>
      )}
    </header>
  );
}
