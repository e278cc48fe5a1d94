import { once } from 'node:events';
import net from 'node:net';

/** A proxy to a server, which can stop forwarding. */
export interface FaultyNetwork {
  /** The address, routed through the proxy. */
  readonly url: string;
  /** No data arrives any more, as from a frozen server; connections stay open. */
  freeze(): void;
  /** Connections break, and new ones are refused at once. */
  cut(): void;
  heal(): void;
  close(): Promise<void>;
}

/** Opens a proxy to the server of this address. */
export async function openFaultyNetwork(address: string): Promise<FaultyNetwork> {
  const target = new URL(address);
  const sockets = new Set<net.Socket>();
  let state: 'whole' | 'frozen' | 'cut' = 'whole';
  const frozen = new Set<net.Socket>();

  const server = net.createServer((near) => {
    if (state === 'cut') return void near.destroy();
    const far = net.connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => undefined);
      from.once('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
      if (state === 'frozen') hold(from);
    }
  });
  const hold = (socket: net.Socket) => {
    frozen.add(socket);
    socket.unpipe();
    socket.pause();
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(address);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as net.AddressInfo).port);
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    freeze() {
      state = 'frozen';
      for (const socket of sockets) hold(socket);
    },
    cut() {
      state = 'cut';
      breakAll();
    },
    heal() {
      // Held data is lost, as with a restarted server.
      state = 'whole';
      for (const socket of frozen) socket.destroy();
      frozen.clear();
    },
    async close() {
      breakAll();
      server.close();
      await once(server, 'close');
    },
  };
}
