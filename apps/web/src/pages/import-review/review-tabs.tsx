import type { ImportItem, StayImport } from '@staylore/contract/imports/review-items';
import { TabLinks } from '../../design/primitives/tabs/tab-links.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

const tabs = ['review', 'accepted', 'imported', 'duplicate', 'skipped', 'rejected'] as const;

/** Views of an import: the posts of a state, or the results of all. */
export type Shown = ImportItem['state'] | 'report';

/** The view in the address; by default the stays to review. */
export function readShown(value: string | null): Shown {
  return value === 'report' ? value : (tabs.find((tab) => tab === value) ?? 'review');
}

interface Props {
  importId: number;
  source: StayImport['source'];
  counts: StayImport['counts'];
  shown: Shown;
}

/** How many posts are in which state, each count linking to its posts. */
export function ReviewTabs({ importId, source, counts, shown }: Props) {
  const { t, language } = useTexts();
  const paths = usePaths();
  const path = paths.importReview(importId);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const nameOf = (tab: (typeof tabs)[number]) => t(`imports.review.${tab === 'review' ? 'waiting' : tab}`);
  const links = tabs.map((tab) => ({
    to: tab === 'review' ? path : `${path}?show=${tab}`,
    label: `${nameOf(tab)} ${formatNumber(counts[tab], language)}`,
    active: tab === shown,
  }));
  const report = { to: `${path}?show=report`, label: t('imports.review.report'), active: shown === 'report' };
  return (
    <>
      <p className="mt-3 mb-4 text-18 text-ink-soft">
        {/* Of an export every post is here; of a scan only those in which it found a stay. */}
        {t(source === 'export' ? 'imports.review.read' : 'imports.review.found', { count: all })}
      </p>
      <TabLinks label={t('imports.review.states')} tabs={[...links, report]} />
    </>
  );
}
