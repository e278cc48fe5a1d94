import { hash } from 'node:crypto';
import type { Finding, PostText } from '@staylore/hotel-finder/on-demand';
import type { Llm } from '../../config/sections/services.ts';
import { OutgoingError } from '../../platform/fetch-safely/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Budget, exhaust, spend } from './budget.ts';
import { isDoubtful } from './doubt.ts';
import { findingsOf, findingWithAnswer } from './finder-thread.ts';
import { storeAnswer, storedAnswers } from './queries.ts';
import { postLines, queryModel } from './query-model.ts';

export type ReadingDependencies = Pick<Platform, 'config' | 'db' | 'clock' | 'fetchSafely' | 'log'>;

export interface Asking {
  budget: Budget;
  signal?: AbortSignal;
  /** Called with each finding once it is certain: soon if the finder is sure, later if the model was asked. */
  onFinding?(index: number, finding: Finding): void;
}

/** Longer exchanges are aborted. */
const longestCallMs = 5_000;
/** Concurrent requests. */
const sideBySide = 4;
/** Increment it when the wording of the prompt changes, as answers then differ. */
const wording = 1;

/**
 * Reads posts for stays: with the hotel finder, and, if configured, with a language model where the finder is unsure. Never fails because
 * of the model: what it does not answer in time stays as the finder has it.
 */
export async function readPosts(
  dependencies: ReadingDependencies,
  posts: readonly PostText[],
  asking: Asking,
): Promise<Finding[]> {
  const { llm } = dependencies.config;
  const findings: Finding[] = [];
  const doubts: Doubt[] = [];
  for await (const finding of findingsOf(posts)) {
    // The rest is not needed any more.
    if (asking.signal?.aborted === true) return findings;
    const index = findings.push(finding) - 1;
    const post = posts[index] ?? { caption: null };
    if (llm !== undefined && isDoubtful(post, finding))
      doubts.push({ index, post, finding, hash: hashOf(post) });
    else asking.onFinding?.(index, finding);
  }
  if (llm === undefined || doubts.length === 0) return findings;
  const settle = ({ index }: Doubt, finding: Finding) => {
    findings[index] = finding;
    asking.onFinding?.(index, finding);
  };
  const open = await settleKept({ ...dependencies, llm }, doubts, settle);
  await Promise.all(
    Array.from({ length: sideBySide }, () => work({ ...dependencies, llm }, open, { asking, settle })),
  );
  return findings;
}

interface Doubt {
  index: number;
  post: PostText;
  finding: Finding;
  hash: Buffer;
}

type Settle = (doubt: Doubt, finding: Finding) => void;
type WithModel = ReadingDependencies & { llm: Llm };

/** Resolves what was asked before; returns the rest. */
async function settleKept(dependencies: WithModel, doubts: Doubt[], settle: Settle): Promise<Doubt[]> {
  const rows = await storedAnswers(
    dependencies.db,
    dependencies.llm.model,
    doubts.map(({ hash }) => hash),
  );
  const kept = new Map(rows.map((row) => [row.caption_hash.toString('hex'), row.answer]));
  const open: Doubt[] = [];
  for (const doubt of doubts) {
    const answer = kept.get(doubt.hash.toString('hex'));
    if (answer === undefined) {
      open.push(doubt);
      continue;
    }
    settle(doubt, answer === null ? doubt.finding : await findingWithAnswer(doubt.post, answer));
  }
  return open;
}

/** Takes one uncertain post after the other off the heap until none is left. */
async function work(
  dependencies: WithModel,
  open: Doubt[],
  { asking, settle }: { asking: Asking; settle: Settle },
): Promise<void> {
  for (let doubt = open.shift(); doubt !== undefined; doubt = open.shift())
    settle(doubt, await secondFinding(dependencies, doubt, asking));
}

async function secondFinding(dependencies: WithModel, doubt: Doubt, asking: Asking): Promise<Finding> {
  const { db, llm, clock, log } = dependencies;
  const { post, finding, hash } = doubt;
  if (!spend(asking.budget, postLines(post).length)) return finding;
  const timeoutMs = Math.max(1, Math.min(longestCallMs, Math.ceil(asking.budget.endsAt - performance.now())));
  try {
    const answer = await queryModel(dependencies, post, { timeoutMs, signal: asking.signal });
    await storeAnswer(db, { hash, model: llm.model, answer, now: clock.now() });
    return answer === null ? finding : await findingWithAnswer(post, answer);
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    // One post without an answer does not matter; a service that is down or limits us is not called again this time.
    exhaust(asking.budget);
    log.info({ kind: error.kind, status: error.status }, 'The second reader did not answer');
    return finding;
  }
}

const hashOf = ({ caption, locationTag }: PostText): Buffer =>
  hash('sha256', JSON.stringify([wording, caption ?? '', locationTag ?? '']), 'buffer');
