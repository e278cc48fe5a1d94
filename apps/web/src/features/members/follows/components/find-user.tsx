import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Field } from '../../../../design/primitives/field/field.tsx';
import { ClearButton } from '../../../../design/primitives/text-input/clear-button.tsx';
import { TextInput } from '../../../../design/primitives/text-input/text-input.tsx';
import { LazyPart } from '../../../../platform/page/lazy-part.tsx';
import { lazyPart } from '../../../../platform/page/lazy-part-loading.ts';
import { useTexts } from '../../../../platform/texts/texts.tsx';

const FoundMembers = lazyPart(() => import('./found-members.tsx'));

/** Milliseconds without a keystroke after which a text is looked up. */
const quiet = 200;
const longest = 60;

/** The text once typing has paused; the library that other fields use for it would add to the first load of the feed. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), quiet);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}

/** Finds members by name or username during typing, each with a button to follow. */
export function FindUser({ viewerId, onChanged }: { viewerId: number; onChanged(): void }) {
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
            trail={
              typed === '' ? undefined : (
                <ClearButton label={t('follows.find.clear')} onClear={() => setTyped('')} />
              )
            }
          />
        )}
      </Field>
      {text === '' ? null : (
        <LazyPart>
          <FoundMembers text={text} viewerId={viewerId} onChanged={onChanged} />
        </LazyPart>
      )}
    </search>
  );
}
