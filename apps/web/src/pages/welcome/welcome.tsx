import { data, Link, useLoaderData } from 'react-router';
import PeopleToFollow from '../../blocks/people/people-to-follow.tsx';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { HandleForm } from '../../features/imports/photo-network/components/handle-form.tsx';
import { DigestSwitch } from '../../features/members/settings/digest-switch.tsx';
import { DisplayChoices } from '../../features/members/settings/display-choices.tsx';
import { type PageHandle, PageHead } from '../../platform/page/page-head.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { memberLoader } from '../../platform/session/require-member.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

export const handle: PageHandle = {
  texts: ['digest', 'follows', 'homePage', 'importHub', 'settings', 'welcome'],
};

const steps = ['stays', 'people', 'notices'] as const;

/** An unknown step is not found; the first needs no name. */
const load = memberLoader(async ({ api, member }, args) => {
  const step = steps.find((name) => name === (args.params['step'] ?? 'stays'));
  if (step === undefined) throw data(null, { status: 404 });
  const rhythm = step === 'notices' ? (await api.call('GET /api/notifications/digest')).rhythm : null;
  return { member, step, rhythm };
});

export { load as clientLoader, load as loader };

/** The onboarding of a new member, step by step; each can be skipped. */
export default function Welcome() {
  const { t } = useTexts();
  const paths = usePaths();
  const { member, step, rhythm } = useLoaderData<typeof load>();
  const at = steps.indexOf(step);
  const next = steps[at + 1];
  return (
    <div className="mx-auto max-w-text px-edge pt-8 pb-10 md:pt-14">
      <PageHead title={t('welcome.title', { name: member.name })} hidden />
      <p className="text-14 font-semibold text-accent">
        {t('welcome.at', { at: at + 1, all: steps.length })}
      </p>
      <h1 className="mt-2 text-36 break-words md:text-48">{t('welcome.title', { name: member.name })}</h1>
      <section key={step} aria-labelledby="step" className="mt-8">
        <h2 id="step" className="text-28">
          {t(`welcome.${step}.title`)}
        </h2>
        <p className="mt-2 mb-6 text-ink-soft">{t(`welcome.${step}.text`)}</p>
        {step === 'stays' ? (
          <>
            <HandleForm />
            <Link
              to={paths.personalImport}
              className="mt-3 inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent"
            >
              {t('welcome.stays.export')}
            </Link>
          </>
        ) : null}
        {step === 'people' ? <PeopleToFollow title={t('welcome.people.list')} most={8} /> : null}
        {rhythm === null ? null : (
          <>
            <DisplayChoices user={member} />
            <div className="mt-8">
              <DigestSwitch loaded={rhythm} />
            </div>
          </>
        )}
      </section>
      <p className="mt-10 flex flex-wrap items-center justify-end gap-4 border-t border-line pt-6">
        {next === undefined ? null : (
          <ButtonLink to={paths.feed} kind="quiet" className="-ml-3">
            {t('welcome.skip_all')}
          </ButtonLink>
        )}
        <ButtonLink
          to={next === undefined ? paths.feed : `${paths.welcome}/${next}`}
          // The first step has a search of its own, which is the main action.
          kind={step === 'stays' ? 'secondary' : 'primary'}
        >
          {t(next === undefined ? 'welcome.done' : 'welcome.next')}
        </ButtonLink>
      </p>
    </div>
  );
}
