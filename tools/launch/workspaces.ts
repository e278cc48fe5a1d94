import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from './project.ts';

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
}

/** The folder of a workspace and those of all workspaces that it depends on, directly or not, relative to the project. */
export function workspaceFolders(start: string, root = projectFolder): string[] {
  const manifests = new Map<string, Manifest>();
  for (const folder of globSync('{apps,packages}/*', { cwd: root })) {
    const file = path.join(root, folder, 'package.json');
    if (existsSync(file)) manifests.set(folder, JSON.parse(readFileSync(file, 'utf8')) as Manifest);
  }
  const folderOf = new Map([...manifests].map(([folder, { name }]) => [name, folder]));
  const found = new Set([start]);
  for (const folder of found) {
    for (const name of Object.keys(manifests.get(folder)?.dependencies ?? {})) {
      const dependency = folderOf.get(name);
      if (dependency !== undefined) found.add(dependency);
    }
  }
  return [...found].sort();
}
