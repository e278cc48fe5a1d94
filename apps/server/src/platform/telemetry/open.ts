import { ROOT_CONTEXT, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { type Resource, resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Registry } from 'prom-client';
import type { Telemetry } from '../../config/sections/telemetry.ts';
import { metricsFrom } from './prometheus.ts';
import { type BeginSpan, type Span, traceWith } from './span.ts';

const kinds = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
};

/**
 * Sends traces and the metrics of `GET /metrics` to an OpenTelemetry collector. The only file that loads its packages, so it is imported
 * only when needed.
 * @returns what flushes and stops it.
 */
export function openTelemetry(
  { endpoint, headers, facts, sampledShare, metricsEveryMs }: Telemetry,
  registry: Registry,
): () => Promise<void> {
  const resource = resourceFromAttributes(facts);
  const tracing = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sampledShare) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers }) }),
    ],
  });
  const figures = openFigures({ endpoint, headers, metricsEveryMs, resource, registry });
  traceWith(beginWith(tracing.getTracer('staylore')));
  return async () => {
    traceWith(undefined);
    await Promise.allSettled([tracing.shutdown(), figures.shutdown()]);
  };
}

function openFigures(
  options: Pick<Telemetry, 'endpoint' | 'headers' | 'metricsEveryMs'> & {
    resource: Resource;
    registry: Registry;
  },
): MeterProvider {
  const { endpoint, headers, metricsEveryMs, resource, registry } = options;
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics`, headers }),
    exportIntervalMillis: metricsEveryMs,
    exportTimeoutMillis: Math.min(metricsEveryMs, 10_000),
    metricProducers: [metricsFrom(registry, resource)],
  });
  return new MeterProvider({ resource, readers: [reader] });
}

function beginWith(tracer: Tracer): BeginSpan {
  const opened = new WeakMap<Span, ReturnType<Tracer['startSpan']>>();
  return (name, { kind = 'internal', facts = {}, cause, within }) => {
    const causedBy = cause === undefined ? null : parseTraceParent(cause);
    const around = within && opened.get(within);
    const parent = causedBy ?? around?.spanContext();
    const span = tracer.startSpan(
      name,
      { kind: kinds[kind], attributes: { ...facts } },
      parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT,
    );
    const { traceId, spanId, traceFlags } = span.spanContext();
    const ours: Span = {
      add: (more) => void span.setAttributes({ ...more }),
      rename: (other) => void span.updateName(other),
      fail(error) {
        span.setAttribute('error.type', kindOf(error));
        span.setStatus({ code: SpanStatusCode.ERROR });
      },
      end: () => span.end(),
      place: `00-${traceId}-${spanId}-0${traceFlags & 1}`,
    };
    opened.set(ours, span);
    return ours;
  };
}

/** Its code or class: a message may contain user input. */
function kindOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code === 'string') return code;
  return error instanceof Error ? error.name : 'unknown';
}
