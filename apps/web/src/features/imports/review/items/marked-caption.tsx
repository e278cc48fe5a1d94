import type { ImportItem } from '@staylore/contract/imports/review-items';

type Evidence = ImportItem['evidence'][number];
const looks: Partial<Record<Evidence['kind'], string>> = {
  hotel: 'bg-accent-soft font-semibold',
  place: 'bg-transparent underline decoration-accent decoration-2 underline-offset-4',
  price: 'bg-accent-soft',
  stay: 'bg-transparent underline decoration-dotted decoration-accent decoration-2 underline-offset-4',
};

/** A caption in which the evidence of the stay is marked; of overlapping marks the first is shown. */
export function MarkedCaption({ caption, evidence }: Pick<ImportItem, 'caption' | 'evidence'>) {
  const pieces: { start: number; text: string; kind: Evidence['kind'] | null }[] = [];
  let at = 0;
  const marks = evidence
    .filter(({ field, kind }) => field === 'caption' && looks[kind] !== undefined)
    .sort((a, b) => a.start - b.start);
  for (const { end, kind, start } of marks) {
    if (start < at) continue;
    if (start > at) pieces.push({ start: at, text: caption.slice(at, start), kind: null });
    pieces.push({ start, text: caption.slice(start, end), kind });
    at = end;
  }
  pieces.push({ start: at, text: caption.slice(at), kind: null });
  return (
    <p className="max-w-text break-words whitespace-pre-line">
      {pieces.map(({ kind, start, text }) =>
        kind === null ? (
          text
        ) : (
          <mark key={start} className={`rounded-4 text-ink ${looks[kind]}`}>
            {text}
          </mark>
        ),
      )}
    </p>
  );
}
