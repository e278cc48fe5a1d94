import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Field } from '../../../design/primitives/field/field.tsx';
import { TextInput } from '../../../design/primitives/text-input/text-input.tsx';
import { useApi } from '../../../platform/api.tsx';
import { problemText } from '../../../platform/problem-text.ts';
import { useTexts } from '../../../platform/texts.tsx';
import { findMembers } from '../api/member-lists.ts';
import { FollowButton } from './follow-button.tsx';
import { MemberRow } from './member-row.tsx';

/** Milliseconds of quiet after which a text is looked up. */
const quiet = 200;
const longest = 60;

/** The text once the typing has paused. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), quiet);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}

/** Finds members by name or username while one types, each with a button to follow. */
export function FindUser({ viewerId, onChanged }: { viewerId: number; onChanged?(): void }) {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const text = useSettled(typed.trim().slice(0, longest));
  return (
    <search aria-label={t('follows.find.label')}>
      <Field label={t('follows.find.label')}>
        {(control) => (
          <TextInput
            {...control}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => (event.key === 'Escape' ? setTyped('') : undefined)}
            placeholder={t('follows.find.placeholder')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            lead={<Search aria-hidden="true" />}
            trail={typed === '' ? undefined : <Clear onClear={() => setTyped('')} />}
          />
        )}
      </Field>
      {text === '' ? null : <Found text={text} viewerId={viewerId} {...(onChanged && { onChanged })} />}
    </search>
  );
}

function Clear({ onClear }: { onClear(): void }) {
  const { t } = useTexts();
  return (
    <button
      type="button"
      aria-label={t('follows.find.clear')}
      onClick={onClear}
      className="flex size-10 items-center justify-center rounded-8 text-ink-soft hover:bg-sunken hover:text-ink"
    >
      <X aria-hidden="true" className="size-5" />
    </button>
  );
}

function Found({ text, viewerId, onChanged }: { text: string; viewerId: number; onChanged?(): void }) {
  const api = useApi();
  const texts = useTexts();
  const { t } = texts;
  const { data, error, isPending } = useQuery({
    queryKey: ['members', 'find', text],
    queryFn: ({ signal }) => findMembers(api, { text, viewerId, signal }),
    placeholderData: keepPreviousData,
    meta: { holds: 'members' },
  });
  const said =
    error !== null
      ? problemText(error, texts)
      : isPending
        ? t('follows.find.searching')
        : data.length === 0
          ? t('follows.find.none', { text })
          : t('follows.find.found', { count: data.length });
  return (
    <div className="rounded-card border border-line bg-surface px-4 py-1">
      <p
        role="status"
        className={data !== undefined && data.length > 0 ? 'sr-only' : 'py-3 text-14 text-ink-soft'}
      >
        {said}
      </p>
      <ul className="max-h-[13rem] divide-y divide-line overflow-y-auto">
        {data?.map((item) => (
          <MemberRow key={item.id} member={item}>
            <FollowButton member={item} size="small" {...(onChanged && { onChanged })} />
          </MemberRow>
        ))}
      </ul>
    </div>
  );
}
