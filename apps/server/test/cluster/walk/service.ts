import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findProgram } from '../programs.ts';
import { type Program, project, started } from './programs.ts';

/** A user id that this machine does not use. */
export const serviceUser = 64_900;

/**
 * Starts the command of `deploy/staylore.service` without systemd, under as many of its restrictions as a shell can apply: in a tree that is
 * read-only except for its state directory, with a private `/tmp`, without the homes, as a user without capabilities that can gain none.
 */
export async function startService(options: {
  folder: string;
  /** Becomes the state directory. */
  state: string;
  env: Readonly<Record<string, string>>;
}): Promise<Program> {
  const { folder, state, env } = options;
  const unit = await readFile(path.join(project, 'deploy/staylore.service'), 'utf8');
  const said = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
  const settings = path.join(folder, 'service.env');
  const lines = Object.entries(env).map(([name, value]) => `${name}='${value}'`);
  // systemd sets the home of the service's user, as in the manual.
  const own = [`HOME=/var/lib/${said('StateDirectory')}`, said('Environment')];
  await writeFile(settings, [...lines, ...own].join('\n'), { mode: 0o600 });
  const home = said('WorkingDirectory');
  const script = `set -e
    exec 3<${settings}
    mount --bind ${state} /mnt
    mount -t tmpfs tmpfs /var/lib && mkdir /var/lib/${said('StateDirectory')} && mount --move /mnt /var/lib/${said('StateDirectory')}
    mount -t tmpfs tmpfs /opt && mkdir ${home} && mount --bind ${project} ${home} && mount -o remount,bind,ro ${home}
    cd ${home}
    mount -t tmpfs -o ro tmpfs /root && mount -t tmpfs -o ro tmpfs /home
    mount -t tmpfs -o mode=1777 tmpfs /tmp
    mount -o remount,bind,ro /opt && mount -o remount,bind,ro /var/lib && mount -o remount,bind,ro /
    umask ${said('UMask')}
    set -a && . /dev/fd/3 && set +a
    exec setpriv --reuid ${serviceUser} --regid ${serviceUser} --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all ${said('ExecStart')}`;
  const words = ['--mount', '--propagation', 'private', 'sh', '-c', script];
  return started(
    spawn(findProgram('unshare') ?? 'unshare', words, {
      env: { PATH: process.env['PATH'] },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
}
