import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { DisplayChoices } from '../../features/members/settings/display-choices.tsx';
import { loadForMember } from '../../platform/session/require-member.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { Part } from './part.tsx';

async function load(args: LoaderFunctionArgs) {
  return loadForMember(args, async ({ member }) => member);
}

export { load as clientLoader, load as loader };

export default function DisplaySettings() {
  const { t } = useTexts();
  return (
    <Part name="display" lead={t('settings.display.lead')}>
      <DisplayChoices user={useLoaderData<typeof load>()} />
    </Part>
  );
}
