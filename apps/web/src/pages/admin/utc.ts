/** A time as in the logs, in UTC and to the second, so that it can be looked up there. */
export const utc = (iso: string): string => iso.slice(0, 19).replace('T', ' ');
