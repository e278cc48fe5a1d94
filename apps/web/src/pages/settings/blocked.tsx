import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { EmptyState } from '../../design/primitives/empty-state/empty-state.tsx';
import { MemberRow } from '../../features/members/follows/components/member-row.tsx';
import { UnblockButton } from '../../features/members/follows/components/unblock-button.tsx';
import type { PageHandle } from '../../platform/page/page-texts.tsx';
import { loadForMember } from '../../platform/session/require-member.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { Part } from './part.tsx';

export const handle: PageHandle = { texts: ['blocks'] };

async function load(args: LoaderFunctionArgs) {
  return loadForMember(args, ({ api }) => api.call('GET /api/blocks'));
}

export { load as clientLoader, load as loader };

/** Members whom one has blocked, each with the way to lift it. */
export default function BlockedSettings() {
  const { t } = useTexts();
  const [members, setMembers] = useState(useLoaderData<typeof load>());
  return (
    <Part name="blocked" lead={t('blocks.lead')}>
      {members.length === 0 ? (
        <EmptyState title={t('blocks.empty_title')} text={t('blocks.empty_text')} />
      ) : (
        <ul className="divide-y divide-line">
          {members.map((member) => (
            <MemberRow key={member.id} member={member}>
              <UnblockButton
                member={member}
                onChanged={() => setMembers((all) => all.filter((one) => one.id !== member.id))}
              />
            </MemberRow>
          ))}
        </ul>
      )}
    </Part>
  );
}
