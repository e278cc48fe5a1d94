import { type ComponentType, Suspense } from 'react';
import { Skeleton } from '../../design/primitives/skeleton/skeleton.tsx';
import { later } from '../page/later.tsx';

interface OwnFile<Props> {
  /** The part, where its file was fetched ahead. */
  Ready: ComponentType<Props> | null;
  Later: ComponentType<Props>;
  /** Fetches ahead, before the page comes alive; what cannot be fetched is asked for again when it is shown. */
  fetch(): Promise<void>;
}

/** A part of a page with a file of its own. */
export function ownFile<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): OwnFile<Props> {
  const file: OwnFile<Props> = {
    Ready: null,
    Later: later(load),
    fetch: async () => {
      const loaded = await load().catch(() => null);
      file.Ready = loaded?.default ?? null;
    },
  };
  return file;
}

/**
 * Shows such a part. Fetched ahead it stands outside of any `Suspense`: what is inside of one answers a moment after the page has said
 * that it does, and what is pressed in that moment would be lost.
 */
export function OwnPart<Props extends object>({ file, props }: { file: OwnFile<Props>; props: Props }) {
  if (file.Ready !== null) return <file.Ready {...props} />;
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <file.Later {...props} />
    </Suspense>
  );
}
