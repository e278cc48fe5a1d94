import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface RedisStub {
  url: string;
  /** Counts by key. */
  counts: Map<string, number>;
  /** How it answers: as it should, with this error, or not at all. */
  state: { answers: 'counts' | 'nothing' | `-${string}`; asked: number };
  close(): void;
}

/** A server that speaks as much of the Redis protocol as shared counters use, for tests. Every script is treated as the counting one. */
export async function startRedisStub(): Promise<RedisStub> {
  const counts = new Map<string, number>();
  const state: RedisStub['state'] = { answers: 'counts', asked: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let pending = '';
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      pending += chunk.toString('latin1');
      const { commands, rest } = parse(pending);
      pending = rest;
      for (const command of commands) {
        const isCounting = /^eval/i.test(command[0] ?? '');
        if (isCounting) state.asked += 1;
        if (state.answers === 'nothing') continue;
        const isRefused = isCounting && state.answers !== 'counts';
        socket.write(isRefused ? `${state.answers}\r\n` : answer(command, counts));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    state,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Commands arrive as lists of texts, each announced with its length: https://redis.io/docs/latest/develop/reference/protocol-spec/ */
function parse(text: string): { commands: string[][]; rest: string } {
  const commands: string[][] = [];
  let rest = text;
  for (;;) {
    const count = Number(/^\*(\d+)\r\n/.exec(rest)?.[1] ?? 0);
    let at = rest.indexOf('\r\n') + 2;
    const parts: string[] = [];
    while (count > 0 && parts.length < count) {
      const length = /^\$(\d+)\r\n/.exec(rest.slice(at));
      if (length === null) break;
      const start = at + length[0].length;
      const end = start + Number(length[1]);
      if (rest.length < end + 2) break;
      parts.push(rest.slice(start, end));
      at = end + 2;
    }
    if (count === 0 || parts.length < count) return { commands, rest };
    commands.push(parts);
    rest = rest.slice(at);
  }
}

function answer([name = '', ...parts]: string[], counts: Map<string, number>): string {
  switch (name.toLowerCase()) {
    case 'info':
      return '$20\r\nredis_version:7.0.15\r\n';
    case 'evalsha':
      return '-NOSCRIPT No matching script\r\n';
    case 'eval': {
      const [, , key = '', points, seconds] = parts;
      const count = (counts.get(key) ?? 0) + Number(points);
      counts.set(key, count);
      return `*2\r\n:${count}\r\n:${Number(seconds) * 1000}\r\n`;
    }
    case 'del':
      return `:${parts.filter((key) => counts.delete(key)).length}\r\n`;
    default:
      return '+OK\r\n';
  }
}
