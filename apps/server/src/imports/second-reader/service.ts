import { createHash } from 'node:crypto';
import { type Finding, findStays, type PostText } from '@staylore/hotel-finder/on-demand';
import type { Llm } from '../../config/services.ts';
import { OutgoingError } from '../../platform/fetch-safely/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { combine } from './answer.ts';
import { askModel, postLines } from './ask-model.ts';
import { type Budget, exhaust, spend } from './budget.ts';
import { isDoubtful } from './doubt.ts';
import { keepAnswer, keptAnswers } from './queries.ts';

export type ReadingAround = Pick<Platform, 'config' | 'db' | 'clock' | 'fetchSafely' | 'log'>;

export interface Asking {
  budget: Budget;
  signal?: AbortSignal;
  /** Told of each finding once it is certain: at once for what the finder is sure of, later for what was asked about. */
  onFinding?(index: number, finding: Finding): void;
}

/** A longer exchange is given up. */
const patienceMs = 5_000;
/** Questions under way at once. */
const sideBySide = 4;
/** A new wording of the task gives new answers. */
const wording = 1;

/**
 * Reads posts for stays: by the hotel finder, and where a language model is configured also by that, for what the finder is unsure of.
 * Without one this is the finder alone, and everything is told before the function returns. Never fails for the model's sake: what it
 * does not answer in time stays as the finder has it.
 */
export async function readPosts(
  around: ReadingAround,
  posts: readonly PostText[],
  asking: Asking,
): Promise<Finding[]> {
  const { llm } = around.config;
  const findings: Finding[] = [];
  const doubts: Doubt[] = [];
  for (const [index, post] of posts.entries()) {
    const finding = findStays(post);
    findings.push(finding);
    if (llm !== undefined && isDoubtful(post, finding))
      doubts.push({ index, post, finding, hash: hashOf(post) });
    else asking.onFinding?.(index, finding);
  }
  if (llm === undefined || doubts.length === 0) return findings;
  const settle = ({ index }: Doubt, finding: Finding) => {
    findings[index] = finding;
    asking.onFinding?.(index, finding);
  };
  const open = await settleKept({ ...around, llm }, doubts, settle);
  await Promise.all(
    Array.from({ length: sideBySide }, () => work({ ...around, llm }, open, { asking, settle })),
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
type WithModel = ReadingAround & { llm: Llm };

/** Settles what was asked before; answers the rest. */
async function settleKept(around: WithModel, doubts: Doubt[], settle: Settle): Promise<Doubt[]> {
  const rows = await keptAnswers(
    around.db,
    around.llm.model,
    doubts.map(({ hash }) => hash),
  );
  const kept = new Map(rows.map((row) => [row.caption_hash.toString('hex'), row.answer]));
  return doubts.filter((doubt) => {
    const answer = kept.get(doubt.hash.toString('hex'));
    if (answer === undefined) return true;
    settle(doubt, answer === null ? doubt.finding : combine(doubt.post, doubt.finding, answer));
    return false;
  });
}

/** Takes doubt after doubt off the heap until none is left. */
async function work(
  around: WithModel,
  open: Doubt[],
  { asking, settle }: { asking: Asking; settle: Settle },
): Promise<void> {
  for (let doubt = open.shift(); doubt !== undefined; doubt = open.shift())
    settle(doubt, await secondFinding(around, doubt, asking));
}

async function secondFinding(around: WithModel, doubt: Doubt, asking: Asking): Promise<Finding> {
  const { db, llm, clock, log } = around;
  const { post, finding, hash } = doubt;
  if (!spend(asking.budget, postLines(post).length)) return finding;
  const timeoutMs = Math.max(1, Math.min(patienceMs, Math.ceil(asking.budget.endsAt - performance.now())));
  try {
    const answer = await askModel(around, post, { timeoutMs, signal: asking.signal });
    await keepAnswer(db, { hash, model: llm.model, answer, now: clock.now() });
    return answer === null ? finding : combine(post, finding, answer);
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    // One post that cannot be answered is nothing; a service that is down or limits us is asked no more this time.
    exhaust(asking.budget);
    log.info({ kind: error.kind, status: error.status }, 'The second reader did not answer');
    return finding;
  }
}

const hashOf = ({ caption, locationTag }: PostText): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([wording, caption ?? '', locationTag ?? '']))
    .digest();
