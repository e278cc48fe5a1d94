import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { because, id, text, timestamp } from '../fields.ts';
import { moderationActions, moderationLabels } from './moderation-choices.ts';

export const action = z.enum(moderationActions, because('not_listed'));
export const ground = z.enum(['law', 'terms'], because('not_listed'));
export const label = z.enum(moderationLabels, because('not_listed'));

/** A decision, without who made it. */
export const decision = z.object({
  id: z.number().int(),
  action,
  ground: ground.nullable(),
  clause: z.string(),
  facts: z.string(),
  label: label.nullable(),
  /** Null until it is taken back. */
  until: timestamp.nullable(),
  ended_at: timestamp.nullable(),
  decided_at: timestamp,
});

/** An appeal against one. */
export const appeal = z.object({
  text: z.string(),
  created_at: timestamp,
  outcome: z.enum(['upheld', 'reversed']).nullable(),
  answer: z.string().nullable(),
});

const token = text({ min: 20, max: 100 });

const statement = decision.omit({ id: true }).extend({
  subject: z.enum(['post', 'member']),
  /** A rule held the post until a moderator reviewed it. */
  held: z.boolean(),
  title: z.string(),
  appeal: appeal.nullable(),
  /** An appeal can be made until this moment. */
  appeal_until: timestamp.nullable(),
});

export type Statement = z.infer<typeof statement>;

export const getStatement = endpoint('GET /api/statements/:token', {
  summary: 'A statement of reasons, by the token of the link in the mail',
  auth: 'public',
  ownership: 'none',
  params: z.object({ token }),
  answer: statement,
  errors: ['moderation.not_found'],
});

export const sendAppeal = endpoint('POST /api/statements/:token/appeal', {
  summary: 'Appeals against a decision, once, within six months, by the link in the mail',
  auth: 'public',
  ownership: 'none',
  params: z.object({ token }),
  body: z.object({ text: text({ min: 10, max: 5000, lines: true }) }),
  answer: statement,
  limit: { requests: 20, seconds: 3600, by: 'address' },
  errors: ['moderation.not_found', 'moderation.decided'],
});

export const listStatements = endpoint('GET /api/me/statements', {
  summary:
    'The suspensions of the viewer that are in force, newest first, each with the token of its statement of reasons',
  auth: 'session',
  ownership: 'none',
  answer: z.object({ statements: z.array(z.object({ token: z.string(), statement })) }),
});

export const getPostStatement = endpoint('GET /api/posts/:id/statement', {
  summary: 'Why a post is not shown, with the token of its statement of reasons. For its author',
  auth: 'session',
  ownership: 'none',
  params: z.object({ id }),
  answer: z.object({ token: z.string(), statement }),
  errors: ['moderation.not_found'],
});
