import { AsyncLocalStorage } from 'node:async_hooks';

/** Attributes of a span, named by OpenTelemetry's semantic conventions where they have a name. */
export type Facts = Readonly<Record<string, string | number | boolean>>;

export interface SpanOptions {
  /** `server` answers a request, `client` sends one, `consumer` runs a job; `internal` by default. */
  kind?: 'internal' | 'server' | 'client' | 'consumer';
  facts?: Facts;
  /** The parent, as a W3C `traceparent`; by default the current span. */
  cause?: string | undefined;
}

/** A step of work in progress. */
export interface Span {
  add(facts: Facts): void;
  rename(name: string): void;
  /** Marks the span as failed; of the error only its kind is recorded. */
  fail(error: unknown): void;
  end(): void;
  /** The W3C `traceparent` that names this span to others. */
  readonly place: string;
}

/** Starts spans; `open.ts` makes one from the OpenTelemetry packages. */
export type BeginSpan = (name: string, options: SpanOptions & { within: Span | undefined }) => Span;

/** One for the whole process, since spans are started everywhere in it. Without one, tracing costs a comparison. */
let begin: BeginSpan | undefined;
const current = new AsyncLocalStorage<Span>();

/** Starts spans with this from now on; undefined: none. */
export function traceWith(next: BeginSpan | undefined): void {
  begin = next;
}

/** Starts a span that the caller has to end; undefined if nothing is traced. */
export function beginSpan(name: string, options: SpanOptions = {}): Span | undefined {
  return begin?.(name, { ...options, within: current.getStore() });
}

/** Runs something as part of a span. */
export function within<T>(span: Span | undefined, work: () => T): T {
  return span === undefined ? work() : current.run(span, work);
}

/** Runs a step as a span, which ends with it. */
export async function inSpan<T>(
  name: string,
  options: SpanOptions,
  work: (span: Span | undefined) => Promise<T>,
): Promise<T> {
  const span = beginSpan(name, options);
  if (span === undefined) return work(undefined);
  try {
    return await current.run(span, work, span);
  } catch (error) {
    span.fail(error);
    throw error;
  } finally {
    span.end();
  }
}

/** The current span, if any. */
export const currentSpan = (): Span | undefined => current.getStore();
