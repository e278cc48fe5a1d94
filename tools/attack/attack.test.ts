import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Attack, Outcome } from './program.ts';
import { runAttacks } from './run-attacks.ts';
import { tryWapiti } from './wapiti.ts';

let folder: string;
const site = createServer((_request, answer) => answer.end('{"paths":{}}'));

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'attack-'));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  vi.unstubAllEnvs();
  site.close();
  await rm(folder, { recursive: true, force: true });
});

const clean: Outcome = { findings: [], tried: 'everything', cutOff: false };
const target = (minutes: number) => async () => ({
  origin: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
  token: '',
  folder,
  minutes,
});
const run = async (attacks: Record<string, Attack>, minutes = 1) => {
  const lines: string[] = [];
  const code = await runAttacks(attacks, target(minutes), (line) => lines.push(line));
  return { code, lines: lines.join('\n') };
};

test('A scanner that is stopped without a report is said to be cut off, and the next one starts all the same', async () => {
  await writeFile(
    path.join(folder, 'wapiti'),
    '#!/bin/sh\necho "[*] Launching module sql"\nexec sleep 600\n',
  );
  await chmod(path.join(folder, 'wapiti'), 0o755);
  vi.stubEnv('PATH', `${folder}${path.delimiter}${process.env['PATH']}`);
  const next = vi.fn<Attack>(async () => clean);
  const { code, lines } = await run({ wapiti: tryWapiti, next }, 0.005);
  expect(next).toHaveBeenCalledOnce();
  expect(lines).toMatch(/^wapiti: 0 findings, CUT OFF .*1 of 13 modules.*without a report/m);
  expect(lines).toMatch(/^next: 0 findings, all tried/m);
  expect(code).toBe(2);
});

test('The exit code distinguishes findings from what was not tried, and a failed scanner from a clean site', async () => {
  const found: Attack = async () => ({ ...clean, findings: ['a hole'] });
  const broken: Attack = () => Promise.reject(new Error('broken'));
  expect((await run({ one: async () => clean })).code).toBe(0);
  expect(await run({ broken })).toMatchObject({ code: 2, lines: expect.stringContaining('failed: ') });
  const both = await run({ broken, found });
  expect(both.code).toBe(1);
  expect(both.lines).toContain('a hole');
});
