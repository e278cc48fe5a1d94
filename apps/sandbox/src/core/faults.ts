/** Outside services that can be made to fail. */
export const providers = [
  'instagram',
  'google',
  'apple',
  'maps',
  'partner',
  'bank',
  'smtp',
  'llm',
  'push',
  'breaches',
] as const;
export type Provider = (typeof providers)[number];

/** `timeout` never answers; `slow` answers late; `malformed` sends a truncated answer. */
export const faults = ['none', 'timeout', '429', '500', 'malformed', 'slow'] as const;
export type Fault = (typeof faults)[number];

interface Behaviour {
  fault: Fault;
  /** Added to every answer, in milliseconds. */
  latencyMs: number;
  /** Number of requests that the fault still affects; null for all. */
  remaining: number | null;
}

/** The faults of all providers; not kept across restarts. */
export interface FaultBoard {
  of(provider: Provider): Readonly<Behaviour>;
  set(provider: Provider, behaviour: Behaviour): void;
  /** The fault for the next request, which counts as one affected. */
  take(provider: Provider): { fault: Fault; latencyMs: number };
}

const healthy = (): Behaviour => ({ fault: 'none', latencyMs: 0, remaining: null });

/** Initially every provider works. */
export function createFaultBoard(): FaultBoard {
  const board = new Map<Provider, Behaviour>(providers.map((provider) => [provider, healthy()]));
  const of = (provider: Provider): Behaviour => board.get(provider) ?? healthy();
  return {
    of,
    set: (provider, behaviour) => void board.set(provider, behaviour),
    take(provider) {
      const { fault, latencyMs, remaining } = of(provider);
      if (fault !== 'none' && remaining !== null) {
        board.set(
          provider,
          remaining > 1 ? { fault, latencyMs, remaining: remaining - 1 } : { ...healthy(), latencyMs },
        );
      }
      return { fault, latencyMs };
    },
  };
}
