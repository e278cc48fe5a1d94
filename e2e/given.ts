/** What the set-up of the run passes to every worker. */
export interface Given {
  readonly site: { readonly url: string; readonly sandboxUrl: string };
  readonly browser: { readonly executablePath?: string; readonly args?: string[] };
}

const variable = 'STAYLORE_JOURNEYS';

export function give(all: Given): void {
  process.env[variable] = JSON.stringify(all);
}

/** Empty until the set-up has run: journeys are listed before. */
export function given(): Given {
  return JSON.parse(process.env[variable] ?? '{"site":{},"browser":{}}') as Given;
}
