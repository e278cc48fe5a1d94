import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { LeaveAccount } from '../../blocks/leaving/leave-account.tsx';
import { SignOut } from '../../blocks/sign-in/sign-out.tsx';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { buttonStyle } from '../../design/primitives/button/button-style.ts';
import { Consequences } from '../../features/lifecycle/leaving/consequences.tsx';
import { TakeoutCard } from '../../features/lifecycle/takeout/takeout-card.tsx';
import { apiContext } from '../../platform/page/page-context.ts';
import { type PageHandle, PageHead } from '../../platform/page/page-head.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { formatDay } from '../../platform/texts/format.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

export const handle: PageHandle = { texts: ['leaving', 'moderation', 'takeout'] };

async function load({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  if ((await api.call('GET /api/me')).suspended === undefined) throw redirect('/');
  const [{ statements }, { takeout }, leaving] = await Promise.all([
    api.call('GET /api/me/statements'),
    api.call('GET /api/me/takeout'),
    api.call('GET /api/me/leaving'),
  ]);
  // Nothing is paid out meanwhile, so nothing asks for bank details.
  return { statements, takeout, leaving: { ...leaving, has_bank_details: true } };
}

export { load as clientLoader, load as loader };

/** What suspended members can still do: read why, appeal, take their data along, and delete the account. */
export default function Suspended() {
  const { t, language } = useTexts();
  const paths = usePaths();
  const { leaving, statements, takeout } = useLoaderData<typeof load>();
  return (
    <div className="mx-auto grid max-w-column gap-10 px-edge pt-8 md:pt-14">
      <PageHead title={t('moderation.suspension.meta_title')} hidden />
      <section>
        <h1 className="text-36">{t('moderation.suspension.title')}</h1>
        <p className="mt-4 text-18">{t('moderation.suspension.lead')}</p>
        <ul className="mt-6 grid gap-4">
          {statements.map(({ token, statement }) => (
            <li key={token} className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <ButtonLink to={paths.decision(token)}>{t('moderation.withheld.more')}</ButtonLink>
              <span className="text-14 text-ink-soft">
                {t('moderation.suspension.decision', { day: formatDay(statement.decided_at, language) })}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="mb-4 text-22">{t('moderation.suspension.data')}</h2>
        <TakeoutCard loaded={takeout} />
        <p className="mt-3 text-14 text-ink-soft">{t('moderation.suspension.confirm')}</p>
      </section>
      <section className="grid gap-6">
        <h2 className="text-22">{t('moderation.suspension.delete')}</h2>
        <Consequences />
        <LeaveAccount leaving={leaving} />
      </section>
      <div className="border-t border-line pt-6">
        <SignOut className={buttonStyle({ kind: 'secondary' })} />
      </div>
    </div>
  );
}
