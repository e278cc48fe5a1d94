import type { Executor } from '../../platform/db/database.ts';
import { inPages } from '../../platform/db/in-pages.ts';
import type { TakeoutFile } from '../../platform/personal-data.ts';
import { personalData } from '../personal-data/index.ts';

/** All texts of a takeout. */
export const contents: readonly TakeoutFile[] = [
  ...personalData.flatMap(({ files = [] }) => files),
  { file: 'settings.json', record: settings },
];

async function settings(db: Executor, userId: number): Promise<object> {
  const all = {};
  for (const one of personalData) Object.assign(all, await one.settings?.(db, userId));
  return all;
}

/** The text of a file as a stream: a list is never completely in memory. */
export async function* textOf(content: TakeoutFile, db: Executor, userId: number): AsyncGenerator<string> {
  if ('record' in content) {
    yield `${JSON.stringify(await content.record(db, userId), null, 2)}\n`;
    return;
  }
  let mark = '[';
  for await (const row of inPages(500, (page) => content.list(db, { userId, ...page }))) {
    yield `${mark}\n${JSON.stringify(row, null, 2)}`;
    mark = ',';
  }
  yield mark === '[' ? '[]\n' : '\n]\n';
}
