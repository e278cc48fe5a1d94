import { useState } from 'react';
import { Checkbox } from '../../design/primitives/checkbox/checkbox.tsx';
import { useApi } from '../../platform/api/api.tsx';
import { problemText } from '../../platform/api/problem-text.ts';
import { storeMember } from '../../platform/api/session-store.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

interface Props {
  shown: boolean;
  label: string;
  onChanged?(shown: boolean): void;
}

/** Whether the member's own atlas is public; takes effect at once. A refused change is reverted, with the reason below. */
export function AtlasSwitch({ shown: before, label, onChanged }: Props) {
  const api = useApi();
  const { t } = useTexts();
  const [shown, setShown] = useState(before);
  const [failure, setFailure] = useState<string | null>(null);
  const change = async (wanted: boolean) => {
    setShown(wanted);
    setFailure(null);
    try {
      storeMember((await api.call('PUT /api/me/atlas', { body: { shown: wanted } })).user);
      onChanged?.(wanted);
    } catch (error) {
      setShown(!wanted);
      setFailure(problemText(error, t));
    }
  };
  return (
    <>
      <Checkbox
        look="switch"
        label={label}
        checked={shown}
        onChange={(event) => void change(event.currentTarget.checked)}
      />
      <span role="alert" className={failure === null ? 'hidden' : 'mt-1 block text-14 text-bad'}>
        {failure}
      </span>
    </>
  );
}
