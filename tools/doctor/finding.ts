/** What was checked, its state, and what to do if there is a problem. */
export interface Finding {
  readonly level: 'ok' | 'warning' | 'fault';
  readonly about: string;
  readonly says: string;
  readonly todo?: string;
}

export function findingsAbout(about: string) {
  const unwell =
    (level: 'warning' | 'fault') =>
    (says: string, todo: string): Finding => ({ level, about, says, todo });
  return {
    ok: (says: string): Finding => ({ level: 'ok', about, says }),
    warning: unwell('warning'),
    fault: unwell('fault'),
  };
}

/** Time limit for everything external. */
export const patienceMs = 5000;

/** The answer, or an error if there is none in time. */
export async function inTime<T>(work: Promise<T>, ms = patienceMs): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms / 1000} s`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Why something failed, in one line. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [line = ''] = (error.message || String(Reflect.get(error, 'code') ?? error.name)).split('\n');
  return line.replace(/\.$/, '');
}
