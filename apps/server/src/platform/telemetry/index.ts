import type { Registry } from 'prom-client';
import type { Telemetry } from '../../config/telemetry.ts';

export { beginSpan, currentSpan, inSpan, type Span, within } from './span.ts';

/** Begins to send traces and figures, where a collector is named; its packages are loaded only then. @returns what ends it. */
export async function startTelemetry(
  telemetry: Telemetry | undefined,
  registry: Registry,
): Promise<() => Promise<void>> {
  if (telemetry === undefined) return async () => undefined;
  const { openTelemetry } = await import('./open.ts');
  return openTelemetry(telemetry, registry);
}
