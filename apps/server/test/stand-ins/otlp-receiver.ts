import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Values = readonly { key: string; value: Record<string, string | number | boolean> }[];

interface WireSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: Values;
  readonly status: { readonly code?: number };
}

interface WireMetric {
  readonly name: string;
  readonly sum?: { readonly dataPoints: readonly WirePoint[] };
  readonly gauge?: { readonly dataPoints: readonly WirePoint[] };
  readonly histogram?: { readonly dataPoints: readonly WirePoint[] };
}

interface WirePoint {
  readonly attributes: Values;
  readonly asDouble?: number;
  readonly count?: number;
  readonly bucketCounts?: readonly number[];
  readonly explicitBounds?: readonly number[];
}

export interface ReceivedSpan extends Omit<WireSpan, 'attributes'> {
  readonly facts: Readonly<Record<string, string | number | boolean | undefined>>;
}

/** For tests: an OpenTelemetry collector that keeps what it receives. */
export interface OtlpReceiver {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>[];
  readonly spans: ReceivedSpan[];
  /** The newest of each name. */
  readonly metrics: Map<string, WireMetric>;
  /** Resource attributes of each sender. */
  readonly resources: Record<string, unknown>[];
  close(): Promise<void>;
}

export const factsOf = (values: Values) =>
  Object.fromEntries(values.map(({ key, value }) => [key, Object.values(value)[0]]));

export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const received: Omit<OtlpReceiver, 'url' | 'close'> = {
    headers: [],
    spans: [],
    metrics: new Map(),
    resources: [],
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.headers.push(request.headers);
      take(JSON.parse(Buffer.concat(chunks).toString('utf8')), received);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    ...received,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

interface Sent {
  readonly resource: { readonly attributes: Values };
  readonly scopeSpans?: readonly { readonly spans: readonly WireSpan[] }[];
  readonly scopeMetrics?: readonly { readonly metrics: readonly WireMetric[] }[];
}

function take(
  body: { resourceSpans?: readonly Sent[]; resourceMetrics?: readonly Sent[] },
  received: Omit<OtlpReceiver, 'url' | 'close'>,
): void {
  for (const sent of [...(body.resourceSpans ?? []), ...(body.resourceMetrics ?? [])]) {
    received.resources.push(factsOf(sent.resource.attributes));
    for (const { attributes, ...span } of (sent.scopeSpans ?? []).flatMap(({ spans }) => spans))
      received.spans.push({ ...span, facts: factsOf(attributes) });
    for (const metric of (sent.scopeMetrics ?? []).flatMap(({ metrics }) => metrics))
      received.metrics.set(metric.name, metric);
  }
}
