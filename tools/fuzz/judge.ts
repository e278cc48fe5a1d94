import type { Answer } from './ask.ts';
import type { Operation } from './operations.ts';

/** No answer takes longer, even on a busy machine. */
export const slowestMs = 5_000;

/** The fault of an answer, or null: a server error, an error that is not a problem document, or too slow. */
export function faultOf({ answers, method, path }: Operation, answer: Answer): string | null {
  if (answer.status === 0) return `no answer: ${answer.text}`;
  if (answer.ms > slowestMs) return `an answer after ${Math.round(answer.ms)} ms`;
  if (answer.status < 400) return null;
  const documented = answers[answer.status];
  if (answer.type.startsWith('text/plain'))
    return documented?.texts.includes(answer.text)
      ? null
      : `${answer.status} with a text that nobody announced`;
  const problem = problemOf(answer);
  if (problem === null) return `${answer.status} that is no problem document`;
  // Outside services may be down; that is announced per call, unlike errors of the server itself.
  const announced =
    documented?.codes.split(', ').includes(problem.code) && !problem.code.startsWith('server.');
  if (answer.status >= 500 && !announced) return `${answer.status} ${problem.code}`;
  // An empty segment makes another address, which may not exist.
  if (problem.code === 'request.not_found') return null;
  return documented === undefined || !documented.codes.includes(problem.code)
    ? `${answer.status} ${problem.code}, which ${method} ${path} does not announce`
    : null;
}

/** The problem document (RFC 9457) of an answer, if it is valid. */
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
