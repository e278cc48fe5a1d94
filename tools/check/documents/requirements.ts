import type { SourceFile } from '../files.ts';
import { conformanceRows, missingTests } from './conformance.ts';

const page = 'docs/security.md';
const form = /^\*\*(\d+\.\d+\.\d+)\*\* \S.* (?:Met\.|Met: `|Not applicable: \S|Unmet: \S)/;

/** Reports unfounded entries in `docs/security.md`: files and tests that do not exist, and requirements that name neither. */
export async function unfoundedRequirements(files: readonly SourceFile[]): Promise<string[]> {
  const text = (await files.find(({ path }) => path === page)?.text()) ?? '';
  const paths = new Set(files.map(({ path }) => path));
  const rows = conformanceRows(page, text);
  const seen = new Set<string>();
  const problems = rows.length === 0 ? [`${page} holds no requirement.`] : await missingTests(files, rows);
  for (const { at, promise, proofs } of rows) {
    const number = form.exec(promise)?.[1];
    if (number === undefined) problems.push(`${at} does not say how the requirement is met.`);
    else if (seen.has(number)) problems.push(`${at} tells ${number} again.`);
    seen.add(number ?? '');
    const named = [...promise.matchAll(/`([^`\s]+\/[^`\s]+)`/g)].map(([, name = '']) => name);
    for (const name of named)
      if (!paths.has(name)) problems.push(`${at} names ${name}, which does not exist.`);
    if (/ Met\.$/.test(promise) && proofs.length === 0) problems.push(`${at} is met by nothing.`);
  }
  const ends = rows.map(({ promise }) => / (Met|Not applicable|Unmet)[.:]/.exec(promise)?.[1]);
  const [met, none, unmet] = ['Met', 'Not applicable', 'Unmet'].map(
    (end) => ends.filter((one) => one === end).length,
  );
  const sum = `Of ${rows.length} requirements ${met} are met, ${none} do not apply, ${unmet} are unmet.`;
  if (rows.length > 0 && !text.includes(sum)) problems.push(`${page} does not say: ${sum}`);
  return problems;
}
