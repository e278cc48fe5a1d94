import type { PlaceSuggestion } from '@staylore/contract/stays/places';
import { MapPin } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';
import { Button } from '../../../design/primitives/button/button.tsx';
import { type Choice, Combobox } from '../../../design/primitives/combobox/combobox.tsx';
import { ClearButton } from '../../../design/primitives/text-input/clear-button.tsx';
import { useApi } from '../../../platform/api/api.tsx';
import { useTexts } from '../../../platform/texts/texts.tsx';
import { lookUpPlace } from './api/find-places.ts';
import { chosen, noPlace, type PlaceValue, typed } from './model/place-value.ts';
import { type Suggestions, useSuggestions } from './use-suggestions.ts';

interface Props
  extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onSelect' | 'ref' | 'role' | 'type'> {
  value: PlaceValue;
  onChange(value: PlaceValue): void;
  /** The text was typed by the reader just now. */
  wasTyped?: boolean;
}

interface PlaceChoice extends Choice {
  suggestion: PlaceSuggestion;
}

/**
 * A text field that suggests places during typing. Free text stays free text; a chosen place has coordinates. Put it into a `Field`, which labels
 * it.
 */
export function PlaceField({ value, onChange, wasTyped = false, ...input }: Props) {
  const api = useApi();
  const { t, language } = useTexts();
  const [typing, setTyping] = useState(wasTyped);
  const suggestions = useSuggestions(typing && value.id === null ? value.text : '');
  const latest = useRef(value);
  latest.current = value;
  const choose = async ({ suggestion }: PlaceChoice) => {
    const place = chosen(suggestion);
    const session = suggestions.session();
    onChange(place);
    suggestions.restart();
    if (place.lat !== null) return;
    // Some map services give coordinates only for a chosen place. Without them the text alone is still useful.
    const found = await lookUpPlace(api, place, { language, session }).catch(() => null);
    if (found !== null && latest.current.id === place.id)
      onChange({ ...place, lat: found.lat, lng: found.lng });
  };
  return (
    <div className="relative">
      <Combobox<PlaceChoice>
        {...input}
        value={value.text}
        onType={(text) => {
          setTyping(true);
          onChange(typed(text));
        }}
        choices={suggestions.places.map(asChoice)}
        onChoose={(choice) => void choose(choice)}
        announcement={t('places.found', { count: suggestions.places.length })}
        lead={<MapPin aria-hidden="true" />}
        icon={<MapPin aria-hidden="true" />}
        note={
          suggestions.attribution === null ? null : (
            <p className="border-t border-line px-4.5 py-2 text-12 text-ink-soft">
              {t('places.credit', { source: suggestions.attribution })}
            </p>
          )
        }
        trail={
          value.text === '' ? undefined : (
            <ClearButton label={t('places.clear')} onClear={() => onChange(noPlace)} />
          )
        }
      />
      <SearchNote suggestions={suggestions} />
    </div>
  );
}

function asChoice(suggestion: PlaceSuggestion): PlaceChoice {
  const { id, name, detail } = suggestion;
  return { key: id, label: name, ...(detail !== '' && { detail }), suggestion };
}

/**
 * Says below the field that nothing was found, or that the search failed; the typed text stays usable. It pushes down what follows:
 * over it, it would hide the button that sends the form.
 */
function SearchNote({ suggestions }: { suggestions: Suggestions }) {
  const { t } = useTexts();
  const { status } = suggestions;
  const seen = status === 'none' || status === 'failed';
  return (
    <div role="status" className={seen ? 'pt-1.5 text-14 text-ink-soft' : 'sr-only'}>
      {status === 'idle' || status === 'found' ? null : t(`places.${status}`)}
      {status === 'failed' ? (
        <Button
          kind="quiet"
          size="small"
          className="mt-1 -ml-3.5 block"
          // Keeps the focus in the field: suggestions are shown only while it is there.
          onPointerDown={(event) => event.preventDefault()}
          onClick={suggestions.retry}
        >
          {t('actions.retry')}
        </Button>
      ) : null}
    </div>
  );
}
