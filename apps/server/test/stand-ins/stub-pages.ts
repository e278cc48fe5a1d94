import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { throwawayFolder } from '../database/throwaway-folder.ts';

/**
 * A web part in the form of the built one, whose pages (except `/en/elsewhere`) show their request, who the API says is looking, and whether it can
 * list posts.
 */
export async function stubPages(): Promise<{ buildDir: string }> {
  const buildDir = await throwawayFolder('pages');
  await mkdir(path.join(buildDir, 'server'));
  await mkdir(path.join(buildDir, 'client'));
  await writeFile(
    path.join(buildDir, 'server/index.js'),
    `export const createWebHandler = () => async (request, { callApi, hasSession }) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/en/elsewhere') return new Response(null, { status: 302, headers: { location: '/en' } });
      const cookie = request.headers.get('cookie');
      const me = await callApi({ key: 'GET /api/me', params: {}, query: {}, headers: cookie === null ? {} : { cookie } });
      const { user } = JSON.parse(me.body);
      const latest = await callApi({ key: 'GET /api/posts/latest/:userId', params: { userId: '0' }, query: {}, headers: {} });
      const told = { path: pathname, hasSession, latest: latest.status, user: user?.username ?? null, body: await request.text() };
      return new Response(JSON.stringify(told), { headers: { 'content-type': 'application/json' } });
    };`,
  );
  return { buildDir };
}
