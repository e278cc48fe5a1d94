import { longestTag, maxTags } from '@staylore/contract/lengths';
import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { ChipButton } from '../../../../../design/primitives/chip/chip.tsx';
import { Combobox } from '../../../../../design/primitives/combobox/combobox.tsx';
import { Field } from '../../../../../design/primitives/field/field.tsx';
import { useTexts } from '../../../../../platform/texts/texts.tsx';
import { cleanTag } from '../draft.ts';
import { fill, type PostForm } from '../post-form.ts';
import { usePopularTags, useTagSuggestions } from './tag-suggestions.ts';

interface Props {
  form: PostForm;
  /** Shows the two groups, selected and available, between which a tag moves. */
  withAvailable: boolean;
}

/** Tags of a post: Enter adds what was typed, pressing a suggestion adds it, pressing a chip removes it. */
export function TagField({ form, withAvailable }: Props) {
  const { t } = useTexts();
  const tags = form.watch('tags');
  const change = (changed: readonly string[]) => fill(form, { tags: changed });
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const suggestions = useTagSuggestions(cleanTag(text)).filter((tag) => !tags.includes(tag));
  const add = (typed: string) => {
    const tag = cleanTag(typed);
    if (tag === '') return;
    if ([...tag].length > longestTag) return setRefusal(t('postForm.tags.too_long'));
    if (!tags.includes(tag) && tags.length >= maxTags)
      return setRefusal(t('postForm.tags.too_many', { most: maxTags }));
    setRefusal(undefined);
    setText('');
    if (!tags.includes(tag)) change([...tags, tag]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.defaultPrevented) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      add(text);
    } else if (event.key === 'Backspace' && text === '' && tags.length > 0) change(tags.slice(0, -1));
  };
  return (
    <div className="mb-3">
      <Field
        label={t('postForm.tags.label')}
        hint={t('postForm.tags.hint', { most: maxTags })}
        error={refusal ?? form.formState.errors.tags?.message}
      >
        {(control) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: keys bubble from the field inside
          <div onKeyDown={onKeyDown}>
            <Combobox
              {...control}
              value={text}
              onType={setText}
              choices={suggestions.map((tag) => ({ key: tag, label: `#${tag}` }))}
              onChoose={({ key }) => add(key)}
              announcement={t('postForm.tags.found', { count: suggestions.length })}
              lead="#"
              placeholder={t('postForm.tags.placeholder')}
              enterKeyHint="done"
            />
          </div>
        )}
      </Field>
      {withAvailable ? <p className="mt-2 text-14 font-medium">{t('postForm.tags.selected')}</p> : null}
      {tags.length === 0 && withAvailable ? (
        <p className="text-14 text-ink-soft">{t('postForm.tags.none_selected')}</p>
      ) : null}
      <ul aria-label={t('postForm.tags.selected')} className="mt-2 flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li key={tag} className="max-w-full">
            <ChipButton
              label={t('postForm.tags.remove', { tag })}
              icon={<X aria-hidden="true" />}
              onPress={() => change(tags.filter((other) => other !== tag))}
            >
              #{tag}
            </ChipButton>
          </li>
        ))}
      </ul>
      {withAvailable ? <AvailableTags tags={tags} onAdd={add} /> : null}
    </div>
  );
}

/** Tags that can be added with one press: the most used, and those just removed. */
function AvailableTags({ tags, onAdd }: { tags: readonly string[]; onAdd(tag: string): void }) {
  const { t } = useTexts();
  const popular = usePopularTags();
  const [seen, setSeen] = useState<readonly string[]>(tags);
  useEffect(() => setSeen((before) => [...new Set([...before, ...tags])]), [tags]);
  const available = [...new Set([...seen, ...popular])].filter((tag) => !tags.includes(tag));
  if (available.length === 0) return null;
  return (
    <>
      <p className="mt-4 text-14 font-medium">{t('postForm.tags.available')}</p>
      <ul aria-label={t('postForm.tags.available')} className="mt-2 flex flex-wrap gap-2">
        {available.map((tag) => (
          <li key={tag} className="max-w-full">
            <ChipButton
              label={t('postForm.tags.add', { tag })}
              icon={<Plus aria-hidden="true" />}
              onPress={() => onAdd(tag)}
            >
              #{tag}
            </ChipButton>
          </li>
        ))}
      </ul>
    </>
  );
}
