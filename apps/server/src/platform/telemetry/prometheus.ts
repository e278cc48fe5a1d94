import { type HrTime, ValueType } from '@opentelemetry/api';
import { hrTime, timeInputToHrTime } from '@opentelemetry/core';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { Registry } from 'prom-client';

/** A metric as `prom-client` returns it; a histogram's values carry the name of their part. */
interface RegisteredMetric {
  readonly name: string;
  readonly help: string;
  /** A word, though the types of prom-client say a number. */
  readonly type: unknown;
  readonly values: readonly Value[];
}

interface Value {
  readonly value: number;
  readonly labels: Readonly<Record<string, string | number | undefined>>;
  readonly metricName?: string;
}

interface Times {
  readonly startTime: HrTime;
  readonly endTime: HrTime;
}

/** Passes the metrics of `GET /metrics` on to OpenTelemetry: they are counted once, and both exports agree. */
export function metricsFrom(registry: Registry, resource: Resource): MetricProducer {
  const startTime = timeInputToHrTime(performance.timeOrigin);
  return {
    async collect() {
      const registered: readonly RegisteredMetric[] = await registry.getMetricsAsJSON();
      const times = { startTime, endTime: hrTime() };
      const metrics = registered.flatMap((metric) => asMetric(metric, times) ?? []);
      return {
        resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'staylore' }, metrics }] },
        errors: [],
      };
    },
  };
}

/** Undefined for a summary; we have none. */
function asMetric({ name, help, type, values }: RegisteredMetric, times: Times): MetricData | undefined {
  const common = {
    descriptor: { name, description: help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const points = () => values.map(({ value, labels }) => ({ ...times, attributes: { ...labels }, value }));
  if (type === 'counter')
    return { ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points() };
  if (type === 'gauge') return { ...common, dataPointType: DataPointType.GAUGE, dataPoints: points() };
  if (type !== 'histogram') return undefined;
  return { ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms(name, values, times) };
}

type Histogram = Extract<MetricData, { dataPointType: DataPointType.HISTOGRAM }>['dataPoints'][number];

/** Prometheus buckets are cumulative; those of OpenTelemetry are not. */
function histograms(name: string, values: readonly Value[], times: Times): Histogram[] {
  const series = Map.groupBy(values, ({ labels: { le: _, ...labels } }) => JSON.stringify(labels));
  return [...series].map(([key, parts]): DataPoint<Histogram['value']> => {
    const part = (suffix: string) => parts.find(({ metricName }) => metricName === name + suffix)?.value ?? 0;
    const buckets = parts.filter(({ metricName }) => metricName === `${name}_bucket`);
    const boundaries = buckets.map(({ labels }) => Number(labels['le'])).filter(Number.isFinite);
    const counts = buckets.map(({ value }, index) => value - (buckets[index - 1]?.value ?? 0));
    return {
      ...times,
      attributes: JSON.parse(key),
      value: { count: part('_count'), sum: part('_sum'), buckets: { boundaries, counts } },
    };
  });
}
