import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { SignInLayout } from '../../features/members/accounts/components/sign-in-layout.tsx';
import { useApi } from '../../platform/api/api.tsx';
import type { Api } from '../../platform/api/api-client.ts';
import { isProblem } from '../../platform/api/problem.ts';
import { Form, Submit } from '../../platform/forms/form.tsx';
import { useForm } from '../../platform/forms/use-form.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import { useReplaceMember } from '../../platform/session/member.tsx';
import { endSession } from './end-session.ts';

interface Said {
  title: string;
  lead: string;
}

interface Props<Answer> {
  metaTitle: string;
  /** Shown before the button is pressed. */
  asking: Said & { submit: string; failed: (reason: string) => string };
  /** What the button does; it ends every session of the account, which may be another one than that of this browser. */
  act: (api: Api, token: string) => Promise<Answer>;
  /** What is said, and what to do next, after the link has been used; `null` if it has expired. */
  over: (answer: Answer | null) => Said & { ways: ReactNode };
}

/** The page of a mailed link that undoes something. Only the button does it: mail programs open links on their own. */
export function MailedLink<Answer extends { signed_out: boolean }>({
  metaTitle,
  asking,
  act,
  over,
}: Props<Answer>) {
  const api = useApi();
  const token = useParams()['token'] ?? '';
  const replaceMember = useReplaceMember();
  const [outcome, setOutcome] = useState<{ answer: Answer | null } | null>(null);
  const form = useForm({
    values: {},
    failed: asking.failed,
    send: async () => {
      let answer: Answer | null = null;
      try {
        await endSession(api, async () => {
          const given = await act(api, token);
          answer = given;
          if (given.signed_out) replaceMember(null);
          return given.signed_out;
        });
      } catch (error) {
        if (!isProblem(error) || (error.code !== 'accounts.token_dead' && error.status !== 400)) throw error;
      }
      setOutcome({ answer });
    },
  });
  const message = outcome === null ? asking : over(outcome.answer);
  return (
    <SignInLayout title={message.title} lead={message.lead}>
      <PageHead title={metaTitle} hidden />
      {'ways' in message ? (
        message.ways
      ) : (
        <Form form={form}>
          <Submit form={form}>{asking.submit}</Submit>
        </Form>
      )}
    </SignInLayout>
  );
}
