import { hash, randomBytes } from 'node:crypto';

/** A secret for a link, a cookie or another service: 256 random bits that fit an address. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token, so that nobody who reads the database can use it. */
export const hashOfToken = (token: string): Buffer => hash('sha256', token, 'buffer');
