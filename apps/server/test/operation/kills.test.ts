import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeFolder, throwawayFolder } from '../database/throwaway-folder.ts';
import { startSandbox, type TestSandbox } from '../sandbox.ts';
import { freePorts } from '../servers/free-ports.ts';
import { startWholeServer, stopWholeServer } from '../servers/whole-server.ts';

let sandbox: TestSandbox;
let dataDir: string;
let port: number;
let server: ChildProcess;

beforeAll(async () => {
  sandbox = await startSandbox();
  dataDir = await throwawayFolder('kills');
  port = await freePorts();
  server = await start();
});

afterAll(async () => {
  await stopWholeServer(server);
  await sandbox?.stop();
  await removeFolder(dataDir);
});

/** With its embedded database below the same folder. */
const start = () => startWholeServer({ port, dataDir, env: sandbox.env });

async function send(method: string, url: string, options: { token?: string; body?: unknown } = {}) {
  const answer = await fetch(`http://127.0.0.1:${port}${url}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  });
  return {
    status: answer.status,
    body: (await answer.json()) as Record<string, unknown>,
  };
}

/** Saves the hits of a handle one by one and kills something in the middle; answers the ids whose saving was acknowledged. */
async function saveUntilKilled(token: string, kill: () => void): Promise<string[]> {
  const { body } = await send('GET', '/api/newposts/0/nolocation/lena.wanders/noLat/noLong');
  const posts = body['posts'] as { postId: string }[];
  const acknowledged: string[] = [];
  for (const [index, post] of posts.entries()) {
    if (index === 5) kill();
    try {
      const answer = await send('POST', '/api/instagram/save', {
        token,
        body: { posts: [post], handle: 'lena.wanders' },
      });
      if (answer.status === 200) acknowledged.push(post.postId);
      else if (index > 5) break;
    } catch {
      break;
    }
  }
  return acknowledged;
}

async function register(username: string): Promise<{ id: number; token: string }> {
  const { body } = await send('POST', '/api/register', {
    body: { name: 'Kill', username, email: `${username}@test.example`, password: 'a quiet room with a view' },
  });
  return { id: (body['user'] as { id: number }).id, token: body['access_token'] as string };
}

async function savedIds(member: { id: number }): Promise<string[]> {
  const { body } = await send('GET', `/api/user/${member.id}/posts/0?limit=50`);
  return (body as unknown as { source_post_id: string }[]).map((post) => post.source_post_id);
}

test('When the server is killed in the middle of saving, the next start has every stay that was acknowledged', async () => {
  const member = await register('kill.server');
  const acknowledged = await saveUntilKilled(member.token, () => server.kill('SIGKILL'));
  expect(acknowledged.length).toBeGreaterThanOrEqual(5);
  if (server.signalCode === null) await once(server, 'exit');
  server = await start();
  expect(await savedIds(member)).toEqual(expect.arrayContaining(acknowledged));
});

test('A database killed in the middle of saving recovers by itself with every acknowledged stay', async () => {
  const member = await register('kill.database');
  const pidFile = await readFile(path.join(dataDir, 'database/postmaster.pid'), 'utf8').catch(() =>
    readFile(path.join(dataDir, 'database/cluster/postmaster.pid'), 'utf8'),
  );
  const postmaster = Number(pidFile.split('\n')[0]);
  const acknowledged = await saveUntilKilled(member.token, () => process.kill(postmaster, 'SIGKILL'));
  expect(acknowledged.length).toBeGreaterThanOrEqual(5);
  await expect.poll(async () => (await send('GET', '/readyz').catch(() => ({ status: 0 }))).status).toBe(200);
  expect(await savedIds(member)).toEqual(expect.arrayContaining(acknowledged));
});

test('A scan reports that the photo network went away, and keeps what was saved', async () => {
  const member = await register('kill.network');
  const acknowledged = await saveUntilKilled(member.token, () => undefined);
  await sandbox.stop();
  const { status, body } = await send('GET', '/api/newposts/0/nolocation/alpen.anna/noLat/noLong');
  expect(status).toBe(200);
  expect(body['success']).toBe(false);
  expect((body['error'] as { message: string }).message).toContain('cannot be reached');
  expect(await savedIds(member)).toEqual(expect.arrayContaining(acknowledged));
});
