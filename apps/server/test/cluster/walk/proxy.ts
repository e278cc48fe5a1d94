import { execFile, spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '../programs.ts';
import { type Program, started } from './programs.ts';

const run = promisify(execFile);
const sample = path.resolve(import.meta.dirname, '../../../../../deploy/nginx.conf');

/** A certificate for `localhost` under a test authority. */
export async function makeCertificate(folder: string): Promise<{ authority: string }> {
  const at = (name: string) => path.join(folder, name);
  const openssl = (...words: string[]) => run('openssl', words);
  await mkdir(folder, { recursive: true });
  const subject = (name: string) => [
    '-subj',
    `/CN=${name}`,
    '-nodes',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
  ];
  await openssl(
    'req',
    '-x509',
    '-days',
    '90',
    ...subject('Walk'),
    '-keyout',
    at('ca.key'),
    '-out',
    at('ca.pem'),
  );
  await openssl('req', '-new', ...subject('localhost'), '-keyout', at('key.pem'), '-out', at('site.csr'));
  await writeFile(at('names'), 'subjectAltName=DNS:localhost');
  await openssl(
    ...['x509', '-req', '-days', '90', '-in', at('site.csr'), '-CA', at('ca.pem'), '-CAkey', at('ca.key')],
    ...['-CAcreateserial', '-extfile', at('names'), '-out', at('fullchain.pem')],
  );
  return { authority: at('ca.pem') };
}

/** nginx with the file from the manual, except for ports, names and paths. */
export async function startProxy(options: {
  folder: string;
  certificates: string;
  ports: { plain: number; tls: number; servers: readonly number[] };
}): Promise<Program> {
  const { folder, certificates, ports } = options;
  await mkdir(folder, { recursive: true });
  const servers = ports.servers.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join('\n  ');
  const site = (await readFile(sample, 'utf8'))
    .replace(/server 127\.0\.0\.1:3000[^;]*;/, servers)
    .replaceAll(/^ {2}listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${ports.plain};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${ports.tls} ssl`)
    .replaceAll('/etc/staylore/tls', certificates)
    .replaceAll('stay.example', 'localhost');
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = path.join(folder, 'nginx.conf');
  const outer = `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events {} http { access_log off; ${places.join(' ')}\n${site}}`;
  await writeFile(file, outer);
  return started(
    spawn(findProgram('nginx') ?? 'nginx', ['-c', file, '-p', folder, '-e', `${folder}/error.log`]),
  );
}
