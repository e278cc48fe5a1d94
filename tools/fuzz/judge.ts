import type { Answer } from './ask.ts';
import type { Operation } from './operations.ts';

/** No answer takes longer, on a machine that does other things besides. */
export const slowestMs = 5_000;

/** What is wrong with an answer, or null: a fault of the server, an error that is no problem document, or too long a wait. */
export function faultOf({ answers, method, path }: Operation, answer: Answer): string | null {
  if (answer.status === 0) return `no answer: ${answer.text}`;
  if (answer.ms > slowestMs) return `an answer after ${Math.round(answer.ms)} ms`;
  if (answer.status < 400) return null;
  const told = answers[answer.status];
  if (answer.type.startsWith('text/plain'))
    return told?.texts.includes(answer.text) ? null : `${answer.status} with a text that nobody announced`;
  const problem = problemOf(answer);
  if (problem === null) return `${answer.status} that is no problem document`;
  // Outside services may be away; that is announced by call, unlike what befalls the server itself.
  const announced = told?.codes.split(', ').includes(problem.code) && !problem.code.startsWith('server.');
  if (answer.status >= 500 && !announced) return `${answer.status} ${problem.code}`;
  // An empty part makes another address, which may be none.
  if (problem.code === 'request.not_found') return null;
  return told === undefined || !told.codes.includes(problem.code)
    ? `${answer.status} ${problem.code}, which ${method} ${path} does not announce`
    : null;
}

/** The problem document (RFC 9457) of an answer, if it is one that says what it should. */
export function problemOf({ status, text, type }: Answer): { code: string } | null {
  if (!type.startsWith('application/problem+json')) return null;
  try {
    const problem = JSON.parse(text) as Record<string, unknown>;
    const isWhole =
      problem['status'] === status &&
      ['type', 'title', 'detail', 'code'].every((name) => typeof problem[name] === 'string');
    return isWhole ? (problem as { code: string }) : null;
  } catch {
    return null;
  }
}
