import { hash } from 'node:crypto';
import { invalidParameter } from './error.ts';

function check(handle: string, position: number): string {
  return hash('sha256', `${handle}\n${position}`, 'base64url').slice(0, 12);
}

/** An opaque cursor for the post at `position` (0 is the newest) of one account. */
export function writeCursor(handle: string, position: number): string {
  return Buffer.from(`AQHR${check(handle, position)}${position.toString(36)}`).toString('base64url');
}

/** The position in a cursor of this account; throws GraphError 100 for anything else. */
export function readCursor(handle: string, cursor: string): number {
  const text = Buffer.from(cursor.slice(0, 200), 'base64url').toString('latin1');
  const position = Number.parseInt(text.slice(16), 36);
  if (
    !text.startsWith('AQHR') ||
    !Number.isSafeInteger(position) ||
    text.slice(4, 16) !== check(handle, position)
  ) {
    throw invalidParameter('Invalid cursors values');
  }
  return position;
}
