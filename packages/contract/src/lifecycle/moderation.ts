import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { because, id, text, timestamp, wholeNumber } from '../fields.ts';
import { pageQuery } from '../paging.ts';
import { holdRules } from '../stays/holds.ts';
import { post } from '../stays/posts.ts';
import { reportCategories } from './report-categories.ts';
import { action, appeal, decision, ground, label } from './statements.ts';

const nothing = z.literal('').transform(() => undefined);
const optional = <T extends z.ZodType>(schema: T) => z.union([nothing, schema]).optional();

const caseItem = z.object({
  id: z.number().int(),
  subject: z.enum(['post', 'member']),
  /** Null if its author has deleted the post meanwhile. */
  post_id: z.number().int().nullable(),
  title: z.string(),
  username: z.string(),
  urgent: z.boolean(),
  reports: z.number().int(),
  categories: z.array(z.enum(reportCategories)),
  /** The rules by which the post is held; none if it was only reported. */
  held_for: z.array(z.enum(holdRules)),
  opened_at: timestamp,
  appealed: z.boolean(),
});

export type CaseItem = z.infer<typeof caseItem>;

/** Which cases a list shows. */
const caseState = z.enum(['open', 'appealed', 'decided'], because('not_listed'));

export const listCases = endpoint('GET /api/moderation/cases', {
  summary: 'Open cases and appeals, urgent and oldest first, or decided ones, newest first. For moderators',
  auth: 'session',
  ownership: 'none',
  query: pageQuery.extend({ state: caseState.default('open') }),
  answer: z.array(caseItem),
});

const caseContext = caseItem.extend({
  state: z.enum(['open', 'decided']),
  /** The post as it is, whether shown or not. */
  post: post.nullable(),
  /** Where the link of the post leads, with the letters of other alphabets spelt out in ASCII; readers see only the hotel's name. */
  leads_to: z.string().nullable(),
  member: z.object({
    id: z.number().int(),
    username: z.string(),
    name: z.string(),
    bio: z.string(),
    bio_hidden: z.boolean(),
    file: z.string().nullable(),
    cover: z.string().nullable(),
    posts: z.number().int(),
    followers: z.number().int(),
    since: timestamp,
    suspended: z.boolean(),
    limited: z.boolean(),
    /** What they may do at once grows with it. */
    trust: z.enum(['new', 'known', 'trusted']),
  }),
  received: z.array(
    z.object({
      id: z.number().int(),
      part: z.enum(['post', 'caption', 'profile', 'list']),
      url: z.string(),
      category: z.enum(reportCategories),
      reason: z.string(),
      /** Null where the report is anonymous. */
      reporter: z.string().nullable(),
      /** The target as it was reported: caption, biography (HTML) or list; null for earlier reports, and after its retention period. */
      shown: z
        .object({
          username: z.string(),
          name: z.string(),
          title: z.string().nullable(),
          text: z.string(),
          pictures: z.array(z.string()),
          leads_to: z.string().nullable(),
        })
        .nullable(),
      created_at: timestamp,
    }),
  ),
  /** Decisions of this case. */
  decisions: z.array(
    decision.extend({
      moderator: z.string().nullable(),
      appeal: appeal.extend({ id: z.number().int() }).nullable(),
    }),
  ),
  /** Earlier decisions about the same member, newest first. */
  history: z.array(decision.extend({ case_id: z.number().int(), subject: z.enum(['post', 'member']) })),
  can: z.object({ decide: z.boolean(), answer: z.boolean() }),
  /** Why it waits for someone else: the viewer reported it, or decided what is appealed against, or it is about a moderator or operator. */
  hindrance: z.enum(['own_report', 'own_decision', 'colleague']).nullable(),
});

export type CaseContext = z.infer<typeof caseContext>;

export const getCase = endpoint('GET /api/moderation/cases/:id', {
  summary: 'A case with what is needed to judge it. For moderators',
  auth: 'session',
  ownership: 'none',
  params: z.object({ id }),
  answer: caseContext,
  errors: ['moderation.not_found'],
});

export const decideCase = endpoint('POST /api/moderation/cases/:id/decision', {
  summary:
    'Decides a case: mails a statement of reasons to the member and the outcome to those who reported it; a suspension needs a fresh proof of identity. For moderators, not in their own matter, nor about colleagues or what they reported',
  auth: 'session',
  ownership: 'none',
  params: z.object({ id }),
  body: z.object({
    action,
    ground: optional(ground),
    clause: text({ max: 300, lines: true }).default(''),
    facts: text({ max: 3000, lines: true }).default(''),
    label: optional(label),
    /** Without days it lasts until it is reversed. */
    days: optional(wholeNumber(1, 365)),
  }),
  errors: [
    'moderation.not_found',
    'moderation.decided',
    'moderation.no_post',
    'moderation.own_report',
    'session.proof_needed',
  ],
});

export const answerAppeal = endpoint('POST /api/moderation/appeals/:id/decision', {
  summary:
    'Answers an appeal and, if it is upheld, reverses the decision; ending a suspension needs a fresh proof of identity. For moderators other than those who decided or reported it; about a colleague for operators',
  auth: 'session',
  ownership: 'none',
  params: z.object({ id }),
  body: z.object({
    outcome: z.enum(['upheld', 'reversed'], because('not_listed')),
    answer: text({ min: 10, max: 3000, lines: true }),
  }),
  errors: [
    'moderation.not_found',
    'moderation.decided',
    'moderation.own_decision',
    'moderation.own_report',
    'session.proof_needed',
  ],
});

const day = z.iso.date(because('not_date'));
const period = z.object({ from: optional(day), to: optional(day) });

const counted = z.object({ what: z.string(), key: z.string(), count: z.number().int() });

export const getStatistics = endpoint('GET /api/moderation/statistics', {
  summary:
    'Figures for the transparency report, of the last year unless days are given: reports by category, decisions by action and ground, appeals by outcome, median hours to a decision. For moderators',
  auth: 'session',
  ownership: 'none',
  query: period,
  answer: z.object({
    from: z.string(),
    to: z.string(),
    counts: z.array(counted),
    /** Null without a decision. */
    median_hours: z.number().nullable(),
  }),
});

export const exportStatistics = endpoint('GET /api/moderation/statistics.csv', {
  summary: 'The same figures as CSV. For moderators',
  auth: 'session',
  ownership: 'none',
  query: period,
  produces: 'text/csv',
  answer: z.string(),
});

export const listAuditLog = endpoint('GET /api/moderation/log', {
  summary: 'The audit log of roles and decisions, newest first. For operators',
  auth: 'session',
  ownership: 'none',
  query: pageQuery,
  answer: z.array(
    z.object({
      id: z.number().int(),
      at: timestamp,
      actor: z.string().nullable(),
      act: z.string(),
      case_id: z.number().int().nullable(),
      member: z.string().nullable(),
      details: z.record(z.string(), z.unknown()),
    }),
  ),
});
