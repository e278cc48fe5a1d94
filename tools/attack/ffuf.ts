import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { nastyTexts } from '../fuzz/nasty.ts';
import { inProject } from '../launch/project.ts';
import { type Attack, type Outcome, reportIn, runProgram, type Target } from './program.ts';

/** Files that are often left on servers by mistake. */
const hidden = inProject('tools/attack/hidden-places.txt');
/** Those of them that are meant to be public. */
const meant = /\/(?:metrics)$/;

const places = {
  pages: '/en/FUZZ',
  posts: '/en/posts/FUZZ',
  texts: '/assets/translations/en.json?ns=FUZZ',
  towns: '/api/places/autocomplete?text=FUZZ',
  media: '/media/FUZZ',
  links: '/go/FUZZ',
};

/** Runs ffuf to look for unlinked addresses, and to put odd texts into addresses and searches. */
export const tryFfuf: Attack = async (target) => {
  const texts = nastyTexts.map((text) => encodeURIComponent(text.toWellFormed())).filter(Boolean);
  const textsFile = path.join(target.folder, 'texts.txt');
  await writeFile(textsFile, texts.join('\n'));
  const share = { ...target, minutes: target.minutes / (1 + Object.keys(places).length) };
  const match = '200,204,401,403,500,502';
  const left = await run(share, { name: 'hidden', list: hidden, place: '/FUZZ', match });
  const all: Pick<Outcome, 'cutOff' | 'findings'>[] = [
    { ...left, findings: left.findings.filter((line) => !meant.test(line)) },
  ];
  for (const [name, place] of Object.entries(places))
    all.push(await run(share, { name, list: textsFile, place, match: '500,501,502,503,504' }));
  return {
    findings: all.flatMap(({ findings }) => findings),
    tried: `${(await readFile(hidden, 'utf8')).trim().split('\n').length} hidden places, ${texts.length} odd texts in ${Object.keys(places).length} addresses`,
    cutOff: all.some(({ cutOff }) => cutOff),
  };
};

async function run(
  target: Target,
  { list, match, name, place }: { name: string; list: string; place: string; match: string },
): Promise<Pick<Outcome, 'cutOff' | 'findings'>> {
  const report = path.join(target.folder, `ffuf-${name}.json`);
  const { output, stopped } = await runProgram(
    'ffuf',
    [
      ...['-w', list, '-u', `${target.origin}${place}`, '-mc', match, '-t', '4', '-timeout', '20'],
      ...['-maxtime', String(Math.ceil(target.minutes * 50)), '-o', report, '-of', 'json'],
    ],
    target,
  );
  const text = await reportIn(report);
  if (text === undefined) return { findings: [], cutOff: true };
  const { results } = JSON.parse(text) as { results: { url: string; status: number }[] | null };
  return {
    findings: (results ?? []).map(({ status, url }) => `ffuf: ${status} ${url}`),
    cutOff: stopped || output.includes('Maximum running time'),
  };
}
