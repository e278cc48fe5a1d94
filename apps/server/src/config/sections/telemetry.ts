import os from 'node:os';
import type { EnvReader } from '../reader.ts';
import type { VariableName } from '../variables.ts';

/** Where traces and metrics are sent, in OpenTelemetry's terms. */
export interface Telemetry {
  /** Of the collector, without `/v1/…`. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Resource attributes: name of the service, machine, process and what the operator adds. */
  readonly facts: Readonly<Record<string, string>>;
  /** Sampling ratio of traces that begin here: 1 for all. */
  readonly sampledShare: number;
  readonly metricsEveryMs: number;
}

/** Undefined without a collector: nothing of OpenTelemetry is loaded then. */
export function readTelemetry(reader: EnvReader): Telemetry | undefined {
  const endpoint = reader.url('OTEL_EXPORTER_OTLP_ENDPOINT');
  const share = reader.text('OTEL_TRACES_SAMPLER_ARG') ?? '1';
  const sampledShare = /^(?:0(?:\.\d{1,6})?|1(?:\.0)?)$/.test(share) ? Number(share) : Number.NaN;
  if (Number.isNaN(sampledShare)) reader.complain('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.');
  const telemetry = {
    headers: readPairs(reader, 'OTEL_EXPORTER_OTLP_HEADERS'),
    facts: {
      'service.name': reader.text('OTEL_SERVICE_NAME') ?? 'staylore',
      'service.instance.id': `${os.hostname()}-${process.pid}`,
      ...readPairs(reader, 'OTEL_RESOURCE_ATTRIBUTES'),
    },
    sampledShare,
    metricsEveryMs: reader.integer('OTEL_METRIC_EXPORT_INTERVAL', {
      fallback: 60_000,
      min: 100,
      max: 3_600_000,
    }),
  };
  return endpoint === undefined ? undefined : { endpoint, ...telemetry };
}

/** `name=value,name=value`, values percent-encoded, as OpenTelemetry specifies. */
function readPairs(reader: EnvReader, name: VariableName): Record<string, string> {
  const read = reader.list(name).map((pair) => /^([\w.-]+)\s*=\s*(.*)$/.exec(pair));
  try {
    return Object.fromEntries(
      read.map((match) => [match?.[1] ?? fail(), decodeURIComponent(match?.[2] ?? '')]),
    );
  } catch {
    reader.complain(`${name} must be pairs name=value, separated by commas.`);
    return {};
  }
}

function fail(): never {
  throw new Error('Not a pair');
}
