import path from 'node:path';
import { z } from 'zod';

/** The sandbox's settings. All durations are in milliseconds. */
export interface SandboxConfig {
  /** Loopback by default: anyone who can reach the sandbox can read every mail and sign in as anyone. */
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  readonly smtpPort: number;
  /** The product's address in the browser, without a trailing slash. */
  readonly publicUrl: string;
  /** Folder for everything that survives a restart. */
  readonly stateFolder: string;
  /** Secret with which the booking partner signs its reports. */
  readonly partnerSecret: string;
  /** Delay of an answer from `slow.me` and for the fault `slow`. */
  readonly slowMs: number;
  /** Width of the photo network's pictures, in pixels. */
  readonly pictureWidth: number;
}

const port = z.coerce.number().int().min(0).max(65_535);

const environment = z.object({
  /** The product's settings; defaults for the sandbox are derived from them. */
  PORT: port.default(3000),
  SANDBOX_HOST: z.string().min(1).default('127.0.0.1'),
  SANDBOX_PORT: port.optional(),
  SANDBOX_SMTP_PORT: port.optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  PARTNER_WEBHOOK_SECRET: z.string().min(1).default('sandbox-partner-secret'),
  DEMO_PICTURE_WIDTH: z.coerce.number().int().min(16).max(1080).default(1080),
  DATA_DIR: z.string().min(1).default('./var/data'),
});

/** Reads the environment. Throws an Error with one sentence per unusable setting. */
export function readConfig(env: Record<string, string | undefined>): SandboxConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw new Error(
      parsed.error.issues
        .map((issue) => `${issue.path.join('.')} can't be used: ${issue.message}.`)
        .join('\n'),
    );
  }
  const { PORT, SANDBOX_HOST, SANDBOX_SMTP_PORT, PUBLIC_URL, DATA_DIR, PARTNER_WEBHOOK_SECRET } = parsed.data;
  const sandboxPort = parsed.data.SANDBOX_PORT ?? PORT + 1;
  return {
    host: SANDBOX_HOST,
    port: sandboxPort,
    smtpPort: SANDBOX_SMTP_PORT ?? sandboxPort + 1,
    publicUrl: (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, ''),
    stateFolder: path.resolve(DATA_DIR, 'sandbox'),
    partnerSecret: PARTNER_WEBHOOK_SECRET,
    slowMs: 5000,
    pictureWidth: parsed.data.DEMO_PICTURE_WIDTH,
  };
}

export function processConfig(): SandboxConfig {
  return readConfig(process.env);
}
