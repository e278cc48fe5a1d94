import { longestAlt } from '@staylore/contract/lengths';
import { ArrowDown, ArrowUp, GripVertical, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../../../design/primitives/icon-button/icon-button.tsx';
import { Progress } from '../../../../../design/primitives/progress/progress.tsx';
import { TextInput } from '../../../../../design/primitives/text-input/text-input.tsx';
import { useTexts } from '../../../../../platform/texts/texts.tsx';
import type { DraftPicture } from './pictures.ts';
import type { Pictures } from './use-pictures.ts';

interface Props {
  state: Pictures;
  sent: ReadonlyMap<string, number> | null;
}

/** The pictures in their order, which dragging or the arrow buttons change; each with its description. */
export function PictureList({ state, sent }: Props) {
  const { t } = useTexts();
  const [dragged, setDragged] = useState<number | null>(null);
  const [moved, setMoved] = useState('');
  const count = state.pictures.length;
  const move = (from: number, to: number) => {
    state.move(from, to);
    setMoved(t('postForm.pictures.moved', { number: to + 1, count }));
  };
  return (
    <>
      {count > 1 ? <p className="mb-2 text-14 text-ink-soft">{t('postForm.pictures.order_hint')}</p> : null}
      <ol aria-label={t('postForm.pictures.list')} className="grid gap-3">
        {state.pictures.map((picture, index) => (
          <li
            key={picture.key}
            draggable={count > 1}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              setDragged(index);
            }}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              if (dragged === index) return;
              state.move(dragged, index);
              setDragged(index);
            }}
            onDrop={(event) => {
              if (dragged !== null) event.preventDefault();
            }}
            className={`flex gap-3 rounded-card border bg-surface p-3 ${dragged === index ? 'border-accent opacity-60' : 'border-line'}`}
          >
            <Thumbnail
              picture={picture}
              isCover={index === 0}
              share={sent?.get(picture.key)}
              number={index + 1}
            />
            <div className="min-w-0 flex-1">
              <span aria-hidden="true" className="mb-1 block text-12 text-ink-soft">
                {t('postForm.pictures.alt')}
              </span>
              <TextInput
                aria-label={t('postForm.pictures.alt_of', { number: index + 1 })}
                maxLength={longestAlt}
                value={picture.alt}
                onChange={(event) => state.describe(picture.key, event.target.value)}
                className="w-full"
              />
              <Acts state={state} index={index} onMove={move} />
            </div>
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {moved}
      </p>
    </>
  );
}

interface ThumbnailProps {
  picture: DraftPicture;
  isCover: boolean;
  share: number | undefined;
  number: number;
}

function Thumbnail({ picture, isCover, share, number }: ThumbnailProps) {
  const { t } = useTexts();
  return (
    <div className="relative w-21 shrink-0 overflow-hidden rounded-8 bg-sunken md:w-24">
      <img
        src={picture.url}
        alt={picture.alt === '' ? t('postForm.pictures.number', { number }) : picture.alt}
        draggable={false}
        className="aspect-4/5 w-full object-cover"
      />
      {isCover ? (
        <span className="absolute inset-x-0 bottom-0 bg-veil px-1 py-0.5 text-center text-12 font-medium text-veil-ink">
          {t('postForm.pictures.cover')}
        </span>
      ) : null}
      {share === undefined ? null : (
        <div className="absolute inset-x-1 top-1">
          <Progress label={t('postForm.pictures.uploading', { number })} value={share} />
        </div>
      )}
    </div>
  );
}

interface ActsProps {
  state: Pictures;
  index: number;
  onMove(from: number, to: number): void;
}

function Acts({ state, index, onMove }: ActsProps) {
  const { t } = useTexts();
  const number = index + 1;
  const count = state.pictures.length;
  const key = state.pictures[index]?.key ?? '';
  return (
    <div className="mt-1 -ml-2 flex flex-wrap items-center">
      {count > 1 ? (
        <>
          <IconButton
            label={t('postForm.pictures.earlier', { number })}
            icon={<ArrowUp aria-hidden="true" />}
            disabled={index === 0}
            onClick={() => onMove(index, index - 1)}
          />
          <IconButton
            label={t('postForm.pictures.later', { number })}
            icon={<ArrowDown aria-hidden="true" />}
            disabled={index === count - 1}
            onClick={() => onMove(index, index + 1)}
          />
        </>
      ) : null}
      {index === 0 ? null : (
        <IconButton
          label={t('postForm.pictures.make_cover', { number })}
          icon={<Star aria-hidden="true" />}
          onClick={() => onMove(index, 0)}
        />
      )}
      <IconButton
        label={t('postForm.pictures.remove', { number })}
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => state.remove(key)}
      />
      {count > 1 ? (
        <GripVertical
          aria-hidden="true"
          className="ml-auto hidden size-5 cursor-grab text-ink-soft md:block"
        />
      ) : null}
    </div>
  );
}
