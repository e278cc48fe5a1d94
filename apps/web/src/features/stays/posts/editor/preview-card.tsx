import { fullName } from '@staylore/contract/full-name';
import { parsePrice } from '@staylore/money/typed-price';
import { ImageIcon, MapPin } from 'lucide-react';
import { Avatar } from '../../../../design/primitives/avatar/avatar.tsx';
import { Card } from '../../../../design/primitives/card/card.tsx';
import type { Member } from '../../../../platform/page/page-context.ts';
import { Day } from '../../../../platform/texts/day.tsx';
import { formatPrice } from '../../../../platform/texts/format.ts';
import { placeLine } from '../../../../platform/texts/place-name.ts';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { Tags } from '../components/parts/post-links.tsx';
import type { Draft } from './draft.ts';
import type { DraftPicture } from './pictures/pictures.ts';

interface Props {
  draft: Draft;
  cover: DraftPicture | undefined;
  member: Member;
  /** The day shown, ISO 8601: today for a new post. */
  day: string;
}

/** The post as it will look: its author, the day, the picture, tags and caption. */
export function PreviewCard({ draft, cover, member, day }: Props) {
  const texts = useTexts();
  const { t, language } = texts;
  const title = draft.hotel_name.trim() || draft.place.text.split(',')[0]?.trim() || t('posts.untitled');
  const place = placeLine(draft, texts);
  const price = parsePrice(draft.price);
  return (
    <Card className="overflow-hidden sm:max-md:grid sm:max-md:grid-cols-2 sm:max-md:grid-rows-[auto_1fr]">
      <div className="flex items-center gap-3 p-4">
        <Avatar name={fullName(member)} src={member.file} size={40} />
        <div className="min-w-0">
          <p className="truncate font-medium">{fullName(member)}</p>
          <p className="text-14 text-ink-soft">
            <Day at={day} />
          </p>
        </div>
      </div>
      <div className="flex aspect-4/5 items-center justify-center bg-sunken text-ink-soft sm:max-md:col-start-1 sm:max-md:row-span-2 sm:max-md:row-start-1">
        {cover === undefined ? (
          <span className="flex flex-col items-center gap-2 text-14">
            <ImageIcon aria-hidden="true" className="size-8" />
            {t('postForm.preview_empty')}
          </span>
        ) : (
          <img src={cover.url} alt={cover.alt} className="size-full object-cover" />
        )}
      </div>
      <div className="p-4">
        <p className="font-serif text-22 leading-[1.75rem] font-semibold break-words">{title}</p>
        <p className="mt-1.5 flex items-center gap-1.5 text-14 text-ink-soft">
          <MapPin aria-hidden="true" className="size-4 shrink-0" />
          <span className="truncate">{place || draft.place.text || t('posts.somewhere')}</span>
        </p>
        {price === null || price === undefined ? null : (
          <p className="mt-1.5 text-14 text-ink-soft">
            <span className="text-16 font-semibold text-ink tabular-nums">
              {formatPrice(price, draft.currency, language)}
            </span>
            {draft.per === '' ? null : ` ${t(`posts.per.${draft.per}`)}`}
          </p>
        )}
        {draft.caption.trim() === '' ? null : (
          <p className="mt-3 line-clamp-6 whitespace-pre-line break-words">{draft.caption}</p>
        )}
        <div className="mt-3">
          <Tags tags={draft.tags} plain />
        </div>
      </div>
    </Card>
  );
}
