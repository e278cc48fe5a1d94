import { useLoaderData } from 'react-router';
import { DisplayChoices } from '../../features/members/settings/display-choices.tsx';
import { memberLoader } from '../../platform/session/require-member.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { Part } from './part.tsx';

const load = memberLoader(async ({ member }) => member);

export { load as clientLoader, load as loader };

export default function DisplaySettings() {
  const { t } = useTexts();
  return (
    <Part name="display" lead={t('settings.display.lead')}>
      <DisplayChoices user={useLoaderData<typeof load>()} />
    </Part>
  );
}
