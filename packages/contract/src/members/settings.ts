import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  because,
  email,
  id,
  language,
  newPassword,
  personName,
  text,
  timestamp,
  username,
} from '../fields.ts';
import { user } from './accounts.ts';

export const updateUser = endpoint({
  method: 'POST',
  path: '/api/users/:id/update',
  summary: 'Changes the own profile; a taken mail address or username is answered with its listed text',
  auth: 'session',
  ownership: 'self',
  self: ['params.id'],
  consumes: 'multipart',
  files: { file: 1, cover: 1 },
  params: z.object({ id }),
  body: z.object({
    name: personName.optional(),
    last_name: text({ max: 80 }).optional(),
    email: email.optional(),
    username: username.optional(),
    bio: text({ max: 1000 }).optional(),
    language: language.optional(),
    /** An empty text where no new photo was chosen. */
    file: z.unknown().optional(),
  }),
  answer: z.object({ user, status: z.literal(200) }),
  texts: { 409: ['This email is taken!', 'This username is taken!'] },
  // A changed address is written to, whoever it belongs to.
  limit: { requests: 60, seconds: 3600, by: 'viewer' },
  errors: [
    'pictures.too_large',
    'pictures.unsupported_type',
    'pictures.broken',
    'pictures.too_many_pixels',
    'pictures.too_many',
  ],
});

export const undoEmailChange = endpoint({
  method: 'POST',
  path: '/api/users/email/undo',
  summary: 'Takes a change of the mail address back, by the link that the old address was sent',
  auth: 'public',
  ownership: 'none',
  body: z.object({ token: text({ min: 1, max: 200 }) }),
  answer: z.object({ email: z.string() }),
  limit: { requests: 20, seconds: 3600, by: 'address' },
  errors: ['accounts.token_dead', 'accounts.email_taken'],
});

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/users/password',
  summary:
    'Changes the password: with the old one, or within ten minutes of signing in. All other sessions end',
  auth: 'session',
  ownership: 'none',
  body: z.object({
    password: newPassword,
    old_password: z.string(because('not_text')).max(200, because('too_long')).optional(),
  }),
  answer: z.object({}),
  limit: { requests: 10, seconds: 600, by: 'viewer' },
  errors: ['accounts.wrong_password'],
});

export const session = z.object({
  id: z.number().int(),
  device: z.string(),
  created_at: timestamp,
  seen_at: timestamp,
  current: z.boolean(),
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/me/sessions',
  summary: 'Where the viewer is signed in, latest use first',
  auth: 'session',
  ownership: 'none',
  answer: z.array(session),
  errors: [],
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/me/sessions/:id',
  summary: 'Ends one of the own sessions',
  auth: 'session',
  ownership: 'owner',
  params: z.object({ id }),
  answer: z.object({}),
  errors: ['request.not_found'],
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/me/sessions',
  summary: 'Ends all own sessions but this one',
  auth: 'session',
  ownership: 'none',
  answer: z.object({ ended: z.number().int() }),
  errors: [],
});

export const settingsEndpoints = [
  updateUser,
  undoEmailChange,
  changePassword,
  listSessions,
  endSession,
  endOtherSessions,
] as const;
