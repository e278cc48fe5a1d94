import type { AnswerOf } from '@staylore/contract/contract';
import { LeaveForm } from '../../features/lifecycle/leaving/leave-form.tsx';
import { useApi } from '../../platform/api/api.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { endSession } from '../sign-in/end-session.ts';

/** The form that deletes the member's account, signs this browser out, and leads to the page that says so. */
export function LeaveAccount({ leaving }: { leaving: AnswerOf<'GET /api/me/leaving'> }) {
  const paths = usePaths();
  const api = useApi();
  const leave = async (call: () => Promise<unknown>) => {
    await endSession(api, async () => {
      await call();
      return true;
    });
    window.location.assign(paths.keepAccount);
  };
  return <LeaveForm leaving={leaving} onLeave={leave} />;
}
