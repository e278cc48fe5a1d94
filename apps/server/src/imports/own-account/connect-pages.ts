import { type ConnectTrouble, connectPath, connectPurposes } from '@staylore/contract/imports/own-account';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readSession } from '../../members/accounts/index.ts';
import { hashOfToken, newToken } from '../../platform/crypto/index.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Limit } from '../../platform/guard/enforce-limit.ts';
import { sessionToken } from '../../platform/guard/session/session-cookie.ts';
import { logSecurityEvent } from '../../platform/log/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { accountOfHandle, confirmBySignIn } from '../claims/index.ts';
import { NetworkError, photoNetwork } from '../photo-network/index.ts';
import { ownNetwork, tokenColumns } from './connection.ts';
import { insertVisit, storeAccount, takeVisit, type VisitRow, visitByState } from './queries.ts';

type Purpose = (typeof connectPurposes)[number];
type Visit = Pick<VisitRow, 'purpose' | 'language'>;

const minute = 60_000;
const callbackPath = '/api/instagram/callback';
/** Pages that people start from and return to. */
const pages: Record<Purpose, string> = { import: 'insta', post: 'post-form', claim: 'settings/claim' };

const redirectUri = ({ config }: Platform): string => `${config.http.publicUrl}${callbackPath}`;

function pageOf({ purpose, language }: Visit, query: Record<string, string>): string {
  const page = purpose === 'picker' ? pages.post : pages[purpose];
  return `/${language}/${page}?${new URLSearchParams(query)}`;
}

/** The addresses that browsers pass through to connect an account; they answer with redirects, so they are not API calls. */
export function connectPages(http: FastifyInstance, platform: Platform, limit: Limit): void {
  http.get(connectPath, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const visit = visitFrom(request.query);
    const viewer = await viewerOf(platform, request);
    if (viewer === null) return reply.redirect(toLogin(visit, request), 302);
    const wait = await limit(`GET ${connectPath}|viewer:${viewer.id}`, { requests: 30, seconds: 600 });
    if (wait !== null) return sayWhy(reply, visit, 'rate_limited');
    const login = platform.config.instagramLogin;
    if (login === undefined) return sayWhy(reply, visit, 'not_configured');
    const state = await setOut(platform, viewer, visit);
    const query = new URLSearchParams({
      client_id: login.appId,
      redirect_uri: redirectUri(platform),
      response_type: 'code',
      scope: 'instagram_business_basic',
      state,
    });
    return reply.redirect(`${login.authorizeUrl}?${query}`, 302);
  });

  http.get(callbackPath, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const answer = readAnswer(request.query);
    const known =
      answer.state === '' ? undefined : await visitByState(platform.db, hashOfToken(answer.state));
    const visit: Visit = known ?? { purpose: 'import', language: 'en' };
    const viewer = await viewerOf(platform, request);
    if (viewer === null) return reply.redirect(toLogin(visit, request), 303);
    const { page, outcome } = await comeBack(platform, { viewer, visit, answer });
    const event = { event: 'connection', member: viewer.id, outcome, request: request.id } as const;
    logSecurityEvent(request.log, event);
    return reply.redirect(page, 303);
  });
}

function visitFrom(query: unknown): { purpose: Purpose; language: 'en' | 'de' } {
  const { purpose, language } = query as { purpose?: unknown; language?: unknown };
  return {
    purpose: connectPurposes.find((one) => one === purpose) ?? 'import',
    language: language === 'de' ? 'de' : 'en',
  };
}

/** Visitors sign in first; a return without a session starts again. */
function toLogin(visit: Visit, request: FastifyRequest): string {
  const next = request.url.startsWith(connectPath) ? request.url : pageOf(visit, { instagram: 'expired' });
  return `/${visit.language}/login?next=${encodeURIComponent(next)}`;
}

function viewerOf(platform: Platform, request: FastifyRequest): Promise<Viewer | null> {
  const token = sessionToken(request.headers, platform.config.http.secureCookies);
  return token === null ? Promise.resolve(null) : readSession(platform, token);
}

const sayWhy = (reply: FastifyReply, visit: Visit, trouble: ConnectTrouble): FastifyReply =>
  reply.redirect(pageOf(visit, { instagram: trouble }), 303);

/** The state belongs to this member: a member cannot be tricked into connecting an account chosen by someone else. */
async function setOut({ db, clock }: Platform, viewer: Viewer, visit: Visit): Promise<string> {
  const state = newToken();
  const now = clock.now();
  const expires_at = new Date(now.getTime() + 10 * minute);
  await insertVisit(db, { ...visit, state_hash: hashOfToken(state), user_id: viewer.id, expires_at }, now);
  return state;
}

interface Answer {
  state: string;
  code: string;
  error: string;
}

function readAnswer(query: unknown): Answer {
  const given = query as Record<string, unknown>;
  const text = (name: string) => {
    const value = given[name];
    return typeof value === 'string' && value.length <= 2000 ? value : '';
  };
  return { state: text('state'), code: text('code'), error: text('error') };
}

interface Return {
  viewer: Viewer;
  visit: Visit;
  answer: Answer;
}

/** The page to continue on, and the outcome for the log. */
interface Returned {
  page: string;
  outcome: string;
}

const without = (visit: Visit, trouble: ConnectTrouble): Returned => ({
  page: pageOf(visit, { instagram: trouble }),
  outcome: `instagram.${trouble}`,
});

/** Finishes a redirect back from the network. */
async function comeBack(platform: Platform, { viewer, visit, answer }: Return): Promise<Returned> {
  const { db, clock, log } = platform;
  const key = { stateHash: hashOfToken(answer.state), userId: viewer.id, now: clock.now() };
  const taken = await takeVisit(db, key);
  if (taken === undefined || taken.purpose === 'picker') return without(visit, 'expired');
  if (answer.error === 'access_denied') return without(taken, 'denied');
  if (answer.code === '') return without(taken, 'refused');
  try {
    const connection = await connect(platform, { viewer, visit: taken, code: answer.code });
    return { page: pageOf(taken, connection), outcome: 'done' };
  } catch (error) {
    const trouble = troubleOf(error);
    log.info({ trouble }, 'An account of the photo network could not be connected');
    return without(taken, trouble);
  }
}

function troubleOf(error: unknown): ConnectTrouble {
  if (error instanceof ApiError && error.code === 'claims.handle_taken') return 'handle_taken';
  if (!(error instanceof NetworkError)) throw error;
  if (error.failure === 'rate_limited') return 'rate_limited';
  const outage = ['timeout', 'unreachable', 'network_failed', 'unreadable'].includes(error.failure);
  return outage ? 'unreachable' : 'refused';
}

/** Redeems the code and stores the account; returns what the page shows. */
async function connect(
  platform: Platform,
  { viewer, visit, code }: { viewer: Viewer; visit: Visit; code: string },
): Promise<Record<string, string>> {
  const { db, clock } = platform;
  const signal = AbortSignal.timeout(45_000);
  const { handle, ids, ...token } = await ownNetwork(platform).connect(code, redirectUri(platform), signal);
  const now = clock.now();
  const isClaim = visit.purpose === 'claim';
  const account = isClaim ? await accountOfHandle(photoNetwork(platform), { handle, signal }) : null;
  const columns = await tokenColumns(platform, viewer.id, token);
  return inTransaction(db, async (trx) => {
    await storeAccount(trx, { ...columns, user_id: viewer.id, handle, network_ids: ids, connected_at: now });
    if (account !== null) await confirmBySignIn(trx, platform, { handle, userId: viewer.id, account });
    if (visit.purpose !== 'post') return { instagram: 'connected' };
    // Our own code and not the network's token: valid once, for ten minutes, for this member.
    const opener = newToken();
    const expires_at = new Date(now.getTime() + 10 * minute);
    const { language } = visit;
    await insertVisit(
      trx,
      { state_hash: hashOfToken(opener), user_id: viewer.id, purpose: 'picker', language, expires_at },
      now,
    );
    return { access_token: opener };
  });
}
