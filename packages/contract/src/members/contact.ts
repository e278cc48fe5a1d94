import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { email, text } from '../fields.ts';

export const sendContact = endpoint('POST /api/contact', {
  summary: 'Sends a message to the company',
  auth: 'public',
  ownership: 'none',
  body: z.object({
    name: text({ min: 1, max: 80 }),
    email,
    subject: text({ max: 200 }).optional(),
    message: text({ min: 1, max: 5000, lines: true }),
  }),
  answer: z.object({ message: z.string() }),
  limit: { requests: 10, seconds: 3600, by: 'address' },
});

/** Who runs this Staylore; shown on the contact and legal pages. */
export const company = z.object({
  name: z.string(),
  /** One line each. */
  address: z.array(z.string()),
  vat: z.string(),
  phone: z.string(),
  mail: z.string(),
  creatorsMail: z.string(),
  pressMail: z.string(),
  /** The data is fictional, for the demo configuration; pages say so. */
  fictional: z.boolean(),
});

export const getCompany = endpoint('GET /api/company', {
  summary: 'Name, address and mail addresses of the company that runs this site',
  auth: 'public',
  ownership: 'none',
  answer: company,
});
