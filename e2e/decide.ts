import { demoPassword, expect, type NewMember, type Site } from './journey.ts';

/** Reports a page, and decides on it as the demo's moderator. */
export async function decide(
  site: Site,
  { of, url, action }: { of: NewMember; url: string; action: string },
): Promise<void> {
  const ask = async (path: string, { body, token }: { body?: object; token?: string } = {}) => {
    const answer = await fetch(site.url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(answer.status, path).toBe(200);
    return answer.json();
  };
  const from = { name: 'Ida Reader', email: `ida.${of.username}@journey.example`, good_faith: true };
  await ask('/api/reports', {
    body: { url, category: 'fraud', reason: 'There is no such house.', ...from },
  });
  const body = { email: 'concierge@demo.example', password: demoPassword };
  const { token } = await ask('/api/login', { body });
  const cases: { id: number; username: string }[] = await ask('/api/moderation/cases?limit=50', { token });
  const id = cases.find(({ username }) => username === of.username)?.id;
  const reasons = { ground: 'terms', clause: 'Section 4', facts: 'The house was closed in 2019.' };
  await ask(`/api/moderation/cases/${id}/decision`, { body: { action, ...reasons }, token });
}
