import { LayoutGrid, Rows3 } from 'lucide-react';
import { useState } from 'react';
import { Segmented } from '../../design/primitives/segmented/segmented.tsx';
import type { CardMode } from '../../features/stays/posts/card-mode.ts';
import { useSmallScreen } from '../../platform/page/small-screen.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

/** List or grid; small screens have only the grid. */
export function useView(first: CardMode): { mode: CardMode; setMode(mode: CardMode): void } {
  const [chosen, setMode] = useState(first);
  return { mode: useSmallScreen(chosen !== 'grid') ? 'grid' : chosen, setMode };
}

/** Chooses between list and grid, if there is room for both. */
export function ViewToggle({ mode, setMode }: ReturnType<typeof useView>) {
  const { t } = useTexts();
  return (
    <div className="hidden md:block">
      <Segmented
        label={t('homePage.view.label')}
        value={mode}
        onChange={setMode}
        options={[
          { value: 'list', label: t('homePage.view.list'), icon: <Rows3 aria-hidden="true" /> },
          { value: 'grid', label: t('homePage.view.grid'), icon: <LayoutGrid aria-hidden="true" /> },
        ]}
      />
    </div>
  );
}
