import { type DestinationStream, type Logger, type LoggerOptions, pino, stdSerializers } from 'pino';
import { scrub, scrubText, withoutQuery } from './scrub.ts';

export type { Logger } from 'pino';
export { withoutSecrets } from './scrub.ts';
export { logSecurityEvent } from './security-event.ts';

export interface LogOptions {
  level: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Coloured lines for a person instead of JSON for a machine. */
  pretty?: boolean;
  /** Where lines go; standard output unless said. */
  destination?: DestinationStream;
}

/** Makes the process's log. Passwords, tokens, cookies, account numbers and query strings never reach it. */
export function createLog(options: LogOptions): Logger {
  const settings: LoggerOptions = {
    level: options.level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: {
      level: (label) => ({ level: label }),
      log: (fields) => scrub(fields) as Record<string, unknown>,
    },
    serializers: { req: requestFields, res: answerFields, err: errorFields, error: errorFields },
    hooks: {
      logMethod(parameters, method) {
        const [first, ...rest] = parameters as unknown[];
        const texts = rest.map((value) => (typeof value === 'string' ? scrubText(value) : value));
        const scrubbed = [typeof first === 'string' ? scrubText(first) : first, ...texts];
        method.apply(this, scrubbed as Parameters<typeof method>);
      },
    },
  };
  if (options.pretty && options.destination === undefined) {
    settings.transport = {
      target: 'pino-pretty',
      options: { translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname' },
    };
  }
  return options.destination === undefined ? pino(settings) : pino(settings, options.destination);
}

interface RequestLike {
  id?: unknown;
  method?: unknown;
  url?: unknown;
}

function requestFields(request: RequestLike): Record<string, unknown> {
  return {
    id: request.id,
    method: request.method,
    url: typeof request.url === 'string' ? withoutQuery(request.url) : undefined,
  };
}

function answerFields(answer: { statusCode?: unknown }): Record<string, unknown> {
  return { statusCode: answer.statusCode };
}

function errorFields(error: unknown): unknown {
  if (!(error instanceof Error)) return scrub(error);
  const { type, message, stack } = stdSerializers.err(error);
  const code = (error as { code?: unknown }).code;
  return {
    type,
    message: scrubText(message),
    stack: scrubText(stack),
    ...(typeof code === 'string' ? { code } : {}),
  };
}
