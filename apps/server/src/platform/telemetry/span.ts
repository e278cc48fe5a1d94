import { AsyncLocalStorage } from 'node:async_hooks';

/** Facts about a step, by their names in the semantic conventions of OpenTelemetry where they have one there. */
export type Facts = Readonly<Record<string, string | number | boolean>>;

export interface SpanOptions {
  /** `server` answers somebody, `client` asks somebody, `consumer` does a job; `internal` unless said. */
  kind?: 'internal' | 'server' | 'client' | 'consumer';
  facts?: Facts;
  /** Where the step was caused, as `traceparent` of the W3C; else it belongs to the step in which it happens. */
  cause?: string | undefined;
}

/** A step of work that is going on. */
export interface Span {
  add(facts: Facts): void;
  rename(name: string): void;
  /** The step failed; of the error only its kind is told. */
  fail(error: unknown): void;
  end(): void;
  /** Names this step to others, as `traceparent` of the W3C. */
  readonly place: string;
}

/** Begins spans; `open.ts` makes one from the packages of OpenTelemetry. */
export type BeginSpan = (name: string, options: SpanOptions & { within: Span | undefined }) => Span;

/** One for the whole process, as what is traced lies anywhere in it. Without it, tracing costs a comparison. */
let begin: BeginSpan | undefined;
const current = new AsyncLocalStorage<Span>();

/** From now on spans are begun by this; undefined: no more. */
export function traceWith(next: BeginSpan | undefined): void {
  begin = next;
}

/** Begins a span whose end is up to the caller; undefined while nothing is traced. */
export function beginSpan(name: string, options: SpanOptions = {}): Span | undefined {
  return begin?.(name, { ...options, within: current.getStore() });
}

/** Runs something as part of a span. */
export function within<T>(span: Span | undefined, work: () => T): T {
  return span === undefined ? work() : current.run(span, work);
}

/** Does a step as a span, which ends with it. */
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

/** The step that is going on here, if there is one. */
export const currentSpan = (): Span | undefined => current.getStore();
