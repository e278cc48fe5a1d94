import type { BorrowedStay } from '@staylore/contract/imports/claims';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { AlertDialog } from '../../../design/primitives/alert-dialog/alert-dialog.tsx';
import { Button } from '../../../design/primitives/button/button.tsx';
import { Skeleton } from '../../../design/primitives/skeleton/skeleton.tsx';
import { useApi } from '../../../platform/api/api.tsx';
import { PagedList } from '../../../platform/lists/paged-list.tsx';
import { usePaths } from '../../../platform/page/paths.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';
import { borrowedStays, useBorrowed, type Way } from './borrowed-stays.ts';

/** What others saved from the member's own accounts, to be taken down or over, one by one or all. */
export function BorrowedList() {
  const { t } = useTexts();
  const query = useInfiniteQuery(borrowedStays(useApi()));
  const acts = useBorrowed();
  return (
    <section aria-labelledby="borrowed" className="mt-12">
      <h2 id="borrowed" className="text-22">
        {t('claims.taken.title')}
      </h2>
      <p className="mt-2 max-w-text text-ink-soft">{t('claims.taken.text')}</p>
      <PagedList
        query={query}
        byButton
        skeleton={() => <Waiting />}
        empty={<p className="mt-4">{t('claims.taken.empty')}</p>}
      >
        {(stays) => (
          <>
            {stays.filter(({ taken }) => taken === null).length > 1 ? <All acts={acts} /> : null}
            <Failure acts={acts} of="all" />
            <ul className="mt-4 divide-y divide-line border-y border-line">
              {stays.map((stay) => (
                <BorrowedRow key={stay.id} stay={stay} acts={acts} />
              ))}
            </ul>
          </>
        )}
      </PagedList>
    </section>
  );
}

interface Acting {
  acts: ReturnType<typeof useBorrowed>;
}

function Failure({ acts, of }: Acting & { of: number | 'all' }) {
  const text = acts.failure?.of === of ? acts.failure.text : null;
  return (
    <p role="alert" className={text === null ? 'hidden' : 'mt-2 basis-full text-14 text-bad'}>
      {text}
    </p>
  );
}

/** Both actions for everything; confirmed once more, as it affects what others saved. */
function All({ acts }: Acting) {
  const { t } = useTexts();
  const [way, setWay] = useState<Way>('over');
  const [asking, setAsking] = useState(false);
  const ask = (chosen: Way) => {
    setWay(chosen);
    setAsking(true);
  };
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {(['over', 'down'] as const).map((one) => (
        <Button
          key={one}
          kind="secondary"
          size="small"
          busy={acts.busy === 'all' && way === one}
          onClick={() => ask(one)}
        >
          {t(`claims.taken.all_${one}`)}
        </Button>
      ))}
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t(`claims.taken.all_${way}_title`)}
        text={t(`claims.taken.all_${way}_text`)}
        cancel={t('actions.cancel')}
        confirm={t(`claims.taken.all_${way}`)}
        danger={way === 'down'}
        onConfirm={() => acts.takeAll(way)}
      />
    </div>
  );
}

function BorrowedRow({ stay, acts }: Acting & { stay: BorrowedStay }) {
  const { t } = useTexts();
  const paths = usePaths();
  const name = stay.title === '' ? t('claims.taken.unnamed') : stay.title;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <div className="aspect-4/5 w-14 shrink-0 overflow-hidden rounded-8 bg-sunken">
        {stay.small === null ? null : (
          <img src={stay.small} alt="" loading="lazy" className="size-full object-cover" />
        )}
      </div>
      <div className="min-w-0 flex-1 basis-48">
        <h3 className="text-18 break-words">
          {stay.taken === 'down' ? (
            name
          ) : (
            <Link to={paths.post(stay.id)} className="underline-offset-4 hover:underline">
              {name}
            </Link>
          )}
        </h3>
        <p className="text-14 break-words text-ink-soft">
          {t('claims.taken.by', { username: stay.saved_by, handle: stay.handle })}
        </p>
        <p className="text-14 text-good" aria-live="polite">
          {stay.taken === null ? null : t(`claims.taken.is_${stay.taken}`)}
        </p>
      </div>
      <RowActs stay={stay} name={name} acts={acts} />
      <Failure acts={acts} of={stay.id} />
    </li>
  );
}

function RowActs({ stay, name, acts }: Acting & { stay: BorrowedStay; name: string }) {
  const { t } = useTexts();
  const shared = { kind: 'secondary', size: 'small', busy: acts.busy === stay.id } as const;
  if (stay.taken !== null)
    return (
      <Button
        {...shared}
        aria-label={t('claims.taken.undo_named', { stay: name })}
        onClick={() => acts.giveBack(stay.id)}
      >
        {t('actions.undo')}
      </Button>
    );
  return (
    <div className="flex flex-wrap gap-2">
      {(['over', 'down'] as const).map((way) => (
        <Button
          key={way}
          {...shared}
          aria-label={t(`claims.taken.${way}_named`, { stay: name })}
          onClick={() => acts.take(stay.id, way)}
        >
          {t(`claims.taken.${way}`)}
        </Button>
      ))}
    </div>
  );
}

function Waiting() {
  const { t } = useTexts();
  return (
    <div role="status" className="mt-4">
      <span className="sr-only">{t('claims.taken.loading')}</span>
      <Skeleton className="h-20 w-full" />
      <Skeleton className="mt-3 h-20 w-full" />
    </div>
  );
}
