import { createServer } from 'node:net';
import { PublicError } from '../../config/public-error.ts';

/** @throws {PublicError} when another program listens there. */
export async function requireFreePort(options: {
  host: string;
  port: number;
  setting: string;
}): Promise<void> {
  const { host, port, setting } = options;
  const problem = await listenError(host, port);
  if (!problem) return;
  const reason =
    problem === 'EADDRINUSE'
      ? 'is already in use'
      : problem === 'EACCES'
        ? 'needs more rights than this user has'
        : `cannot be listened on at ${host} (${problem})`;
  throw new PublicError(`Port ${port} ${reason}: stop what uses it, or set ${setting} to another one.`);
}

function listenError(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ host, port }, () => server.close(() => resolve(undefined)));
  });
}
