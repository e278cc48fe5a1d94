import { mkdir, writeFile } from 'node:fs/promises';
import { inProject } from '../launch/project.ts';
import type { Answer, Question } from './ask.ts';

export interface Report {
  count(answer: Answer): void;
  tell(found: { fault: string; who: string; question: Question; answer: Answer }): void;
  reportChange(found: object): void;
  /** Writes all findings to a file. @returns lines for people, and how many faults there are. */
  finish(): Promise<{ lines: string[]; faults: number }>;
}

const shown = 40;
const file = 'var/fuzz/faults.json';

/** Counts answers, prints their faults at once, and records them. */
export function createReport(say: (line: string) => void): Report {
  const byStatus = new Map<number, number>();
  const found: { fault: string; [more: string]: unknown }[] = [];
  let slowest = 0;
  const keep = (one: (typeof found)[number]) => {
    found.push(one);
    if (found.length <= shown) say(JSON.stringify(one).slice(0, 700));
  };
  return {
    count({ ms, status }) {
      byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
      slowest = Math.max(slowest, ms);
    },
    tell({ answer, fault, question, who }) {
      const body = question.body?.toString().slice(0, 2_000);
      keep({ fault, who, ...question, body, answer: answer.text.slice(0, 500) });
    },
    reportChange: (change) => keep({ fault: 'somebody else’s things have changed', ...change }),
    async finish() {
      await mkdir(inProject('var/fuzz'), { recursive: true });
      await writeFile(inProject(file), JSON.stringify(found, null, 2));
      const statuses = [...byStatus].sort(([left], [right]) => left - right);
      const all = statuses.reduce((sum, [, count]) => sum + count, 0);
      return {
        faults: found.length,
        lines: [
          `${all} requests: ${statuses.map(([status, count]) => `${count} × ${status}`).join(', ')}`,
          `slowest answer ${Math.round(slowest)} ms, ${found.length} faults${found.length > 0 ? ` (${file})` : ''}`,
        ],
      };
    },
  };
}
