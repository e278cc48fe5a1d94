import type { ImportItem } from '@staylore/contract/imports/review-items';
import { Check, ChevronLeft, ChevronRight, Pencil, Undo2, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../../design/primitives/button/button.tsx';
import { IconButton } from '../../../../design/primitives/icon-button/icon-button.tsx';
import { formatDay, formatPrice } from '../../../../platform/texts/format.ts';
import { placeLine } from '../../../../platform/texts/place-name.ts';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { MarkedCaption } from './marked-caption.tsx';
import { StayPicture } from './stay-picture.tsx';
import type { useReview } from './use-review.ts';
import { useReviewKeys } from './use-review-keys.ts';

interface Props {
  importId: number;
  item: ImportItem;
  review: ReturnType<typeof useReview>;
  /** The place on a map. */
  map: ReactNode;
}

/** Three side by side on a phone, where space at the bottom is scarce. */
const narrow = 'max-md:flex-1 max-md:px-1.5 max-md:[&_svg]:hidden';

/** One found stay to decide on, by buttons and by keys. */
export function ReviewCard({ importId, item, review, map }: Props) {
  const { t } = useTexts();
  const [corrected, setCorrected] = useState<string | null>(null);
  const correcting = corrected === item.key;
  const setCorrecting = (on: boolean) => setCorrected(on ? item.key : null);
  const accept = () =>
    item.hotel_name === null ? setCorrecting(true) : review.decide({ decision: 'accept' });
  const reject = () => review.decide({ decision: 'reject' });
  useReviewKeys({
    a: accept,
    r: reject,
    c: () => setCorrecting(true),
    g: () => review.toNextGroup?.(),
    arrowleft: () => review.move(-1),
    arrowup: () => review.move(-1),
    arrowright: () => review.move(1),
    arrowdown: () => review.move(1),
  });
  return (
    <article className="grid gap-6 sm:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-10 min-[100rem]:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <StayPicture importId={importId} itemKey={item.key} address={item.picture} />
      <div className="min-w-0">
        {correcting ? (
          <CorrectionForm
            key={item.key}
            item={item}
            onSave={(decision) => {
              setCorrecting(false);
              review.decide(decision);
            }}
            onClose={() => setCorrecting(false)}
          />
        ) : (
          <>
            <Group item={item} review={review} />
            <Facts item={item} />
            <div className="mt-5 flex flex-wrap gap-3 max-md:flex-nowrap max-md:gap-2">
              <Button
                icon={<Check aria-hidden="true" />}
                onClick={accept}
                aria-keyshortcuts="a"
                className={narrow}
              >
                {t('imports.review.accept')}
              </Button>
              <Button
                kind="secondary"
                icon={<X aria-hidden="true" />}
                onClick={reject}
                aria-keyshortcuts="r"
                className={narrow}
              >
                {t('imports.review.reject')}
              </Button>
              <Button
                kind="secondary"
                icon={<Pencil aria-hidden="true" />}
                onClick={() => setCorrecting(true)}
                aria-keyshortcuts="c"
                className={narrow}
              >
                {t('imports.review.correct')}
              </Button>
            </div>
          </>
        )}
        <div className="mt-6">
          <MarkedCaption caption={item.caption} evidence={item.evidence} />
        </div>
        {map === null ? null : <div className="mt-6">{map}</div>}
      </div>
    </article>
  );
}

/** Why this stay is asked about; those with one reason come one after the other. */
function Group({ item, review }: Pick<Props, 'item' | 'review'>) {
  const { t } = useTexts();
  return (
    <div className="mb-3 flex min-h-9 flex-wrap items-center gap-x-4">
      <p className="text-14 font-semibold text-accent" aria-live="polite">
        {t(`imports.review.group.${item.doubt ?? 'sure'}`)}
      </p>
      {review.toNextGroup === null ? null : (
        <Button kind="quiet" size="small" onClick={review.toNextGroup} aria-keyshortcuts="g">
          {t('imports.review.next_group')}
          <ChevronRight aria-hidden="true" />
        </Button>
      )}
    </div>
  );
}

function Facts({ item }: { item: ImportItem }) {
  const texts = useTexts();
  const { t, language } = texts;
  const percent = Math.round(item.probability * 100);
  return (
    <>
      <h2 className="text-28 break-words">{item.hotel_name ?? t('imports.review.no_hotel')}</h2>
      <p className="mt-1 text-18 text-ink-soft">{placeLine(item, texts)}</p>
      <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-14 text-ink-soft">
        {item.price === null ? null : (
          <span>{formatPrice(item.price.amount, item.price.currency, language)}</span>
        )}
        {item.taken_at === null ? null : (
          <time dateTime={item.taken_at}>{formatDay(item.taken_at, language)}</time>
        )}
        <span>{t('imports.review.confidence', { percent })}</span>
        {item.corrected ? <span>{t('imports.review.remembered')}</span> : null}
      </p>
    </>
  );
}

/** Browsing and undoing, above the card or if nothing is left. */
export function ReviewSteps({ review }: { review: ReturnType<typeof useReview> }) {
  const { t } = useTexts();
  const { counts, current, position, undo } = review;
  useReviewKeys({ u: () => undo?.() });
  return (
    <div className="mb-5 -ml-3 flex flex-wrap items-center gap-2">
      {current === undefined ? null : (
        <>
          <IconButton
            label={t('imports.review.previous')}
            onClick={() => review.move(-1)}
            icon={<ChevronLeft aria-hidden="true" />}
          />
          <span className="tabular-nums" aria-live="polite">
            {t('imports.review.position', { at: position, total: counts.review })}
          </span>
          <IconButton
            label={t('imports.review.next')}
            onClick={() => review.move(1)}
            icon={<ChevronRight aria-hidden="true" />}
          />
        </>
      )}
      <Button
        kind="quiet"
        size="small"
        icon={<Undo2 aria-hidden="true" />}
        disabled={undo === null}
        onClick={() => undo?.()}
        aria-keyshortcuts="u"
      >
        {t('imports.review.undo')}
      </Button>
      <p className="text-14 text-ink-soft max-md:hidden">{t('imports.review.keys')}</p>
    </div>
  );
}
