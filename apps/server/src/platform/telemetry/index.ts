import type { Registry } from 'prom-client';
import type { Telemetry } from '../../config/sections/telemetry.ts';

export { beginSpan, currentSpan, inSpan, type Span, within } from './span.ts';

/** Starts sending traces and metrics if a collector is configured; its packages are loaded only then. @returns what stops it. */
export async function startTelemetry(
  telemetry: Telemetry | undefined,
  registry: Registry,
): Promise<() => Promise<void>> {
  if (telemetry === undefined) return async () => undefined;
  const { openTelemetry } = await import('./open.ts');
  return openTelemetry(telemetry, registry);
}
