import { changeRole, type roles } from '../../src/lifecycle/moderation/index.ts';
import type { TestMember } from '../people.ts';
import type { TestApp } from '../start-app.ts';
import { type Authenticator, setUpApp } from './second-factor.ts';

/** Gives a member a role, and the second factor that it needs, which it returns. */
export async function giveRole(
  app: TestApp,
  member: TestMember,
  role: (typeof roles)[number],
): Promise<Authenticator> {
  const shown = await setUpApp(app, member);
  await changeRole(app.platform, { username: member.username, role, granted: true });
  return shown;
}
