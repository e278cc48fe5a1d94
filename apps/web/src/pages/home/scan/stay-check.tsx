import type { ScannedPost } from '@staylore/contract/imports/photo-network';
import { Check, Pencil, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../design/primitives/button/button.tsx';
import { tellingSentence } from '../../../features/imports/photo-network/scan-summary.ts';
import { isOpen, type Verdict } from '../../../features/imports/photo-network/stay-check.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';
import { CorrectStay } from './correct-stay.tsx';
import { Original } from './original.tsx';

interface Props {
  post: ScannedPost;
  verdict: Verdict | undefined;
  /** What the card itself shows of the caption; the sentence about the stay is added if it is not part of that. */
  shownText: string;
  /** Characters of a caption that the card shows whole. */
  shownCharacters: number;
  /** Null removes the verdict. */
  onVerdict(verdict: Verdict | null): void;
  /** The hit as a card. */
  children: ReactNode;
}

/** A hit of a scan with the sentence about the stay, and the reader's verdict: right, another hotel, or no stay. */
export function StayCheck({ post, verdict, shownText, shownCharacters, onVerdict, children }: Props) {
  const { t } = useTexts();
  const [corrects, setCorrects] = useState(false);
  const title = post.hotel_name ?? t('instagramImport.stay_only');
  const quote = tellingSentence(post);
  if (verdict?.kind === 'none') {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-card bg-sunken px-4 py-2 text-14 text-ink-soft">
        <p>
          <span className="font-medium text-ink">{title}</span> {t('instagramImport.check.rejected')}
        </p>
        <Button kind="quiet" onClick={() => onVerdict(null)}>
          {t('actions.undo')}
        </Button>
      </div>
    );
  }
  return (
    <>
      {children}
      <div className="relative z-10 mt-3 border-l-2 border-accent pl-3.5">
        {isOpen(post, verdict) ? (
          <Original post={post} isShown={post.caption.length <= shownCharacters} />
        ) : isContained(quote, shownText) ? null : (
          <q className="max-w-text font-serif text-16 text-ink-soft">{quote}</q>
        )}
        {corrects ? (
          <CorrectStay
            post={post}
            onSave={(correction) => {
              setCorrects(false);
              onVerdict({ kind: 'stay', correction });
            }}
            onClose={() => setCorrects(false)}
          />
        ) : (
          <Answers {...{ post, verdict, onVerdict, title }} onCorrect={() => setCorrects(true)} />
        )}
      </div>
    </>
  );
}

/** Whether a sentence, truncated or not, is part of the text shown already. */
function isContained(sentence: string, shownText: string): boolean {
  return shownText.replaceAll(/\s+/g, ' ').includes(sentence.replace(/ …$/, ''));
}

interface AnswersProps extends Pick<Props, 'post' | 'verdict' | 'onVerdict'> {
  title: string;
  onCorrect(): void;
}

/** Three fit side by side on a phone. */
const answer = 'gap-1.5! px-2! text-14! [&_svg]:size-4!';

function Answers({ post, verdict, onVerdict, title, onCorrect }: AnswersProps) {
  const { t } = useTexts();
  const open = isOpen(post, verdict);
  const unnamed = post.hotel_name === null;
  return (
    <fieldset className="mt-1 min-w-0">
      <legend className="sr-only">{t('instagramImport.check.label', { title })}</legend>
      {open ? (
        <p className="font-medium">
          {unnamed ? t('instagramImport.check.which') : t('instagramImport.check.is_this', { hotel: title })}
        </p>
      ) : null}
      <div className="-ml-2 flex flex-wrap">
        {unnamed && verdict === undefined ? null : (
          <Button
            kind="quiet"
            className={`${answer} ${verdict === undefined ? '' : 'text-good!'}`}
            aria-pressed={verdict !== undefined}
            icon={<Check aria-hidden="true" />}
            onClick={() => onVerdict(verdict === undefined ? { kind: 'stay' } : null)}
          >
            {t('instagramImport.check.right')}
          </Button>
        )}
        <Button kind="quiet" className={answer} icon={<Pencil aria-hidden="true" />} onClick={onCorrect}>
          {t('instagramImport.check.correct')}
        </Button>
        <Button
          kind="quiet"
          className={answer}
          icon={<X aria-hidden="true" />}
          onClick={() => onVerdict({ kind: 'none' })}
        >
          {t('instagramImport.check.wrong')}
        </Button>
      </div>
    </fieldset>
  );
}
