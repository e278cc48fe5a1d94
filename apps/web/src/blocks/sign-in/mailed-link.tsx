import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { Entrance } from '../../features/members/accounts/components/entrance.tsx';
import { useApi } from '../../platform/api/api.tsx';
import type { Api } from '../../platform/api/api-client.ts';
import { isProblem } from '../../platform/api/problem.ts';
import { Form, Submit } from '../../platform/forms/form.tsx';
import { useForm } from '../../platform/forms/use-form.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import { endSession } from './end-session.ts';

interface Said {
  title: string;
  lead: string;
}

interface Props<Answer> {
  metaTitle: string;
  /** What stands there before the button is pressed. */
  asking: Said & { submit: string; failed: (reason: string) => string };
  /** What the button does; every session of the account ends with it. */
  act: (api: Api, token: string) => Promise<Answer>;
  /** What is said, and what there is left to do, of a link that has done its work; of `null` that is over. */
  over: (answer: Answer | null) => Said & { ways: ReactNode };
}

/** The page of a mailed link that takes something back. Only the button does it: mail programs open links on their own. */
export function MailedLink<Answer extends object>({ metaTitle, asking, act, over }: Props<Answer>) {
  const api = useApi();
  const token = useParams()['token'] ?? '';
  const [outcome, setOutcome] = useState<{ answer: Answer | null } | null>(null);
  const form = useForm({
    values: {},
    failed: asking.failed,
    send: async () => {
      let answer: Answer | null = null;
      try {
        await endSession(api, async () => {
          answer = await act(api, token);
        });
      } catch (error) {
        if (!isProblem(error) || (error.code !== 'accounts.token_dead' && error.status !== 400)) throw error;
      }
      setOutcome({ answer });
    },
  });
  const said = outcome === null ? asking : over(outcome.answer);
  return (
    <Entrance title={said.title} lead={said.lead}>
      <PageHead title={metaTitle} hidden />
      {'ways' in said ? (
        said.ways
      ) : (
        <Form form={form}>
          <Submit form={form}>{asking.submit}</Submit>
        </Form>
      )}
    </Entrance>
  );
}
