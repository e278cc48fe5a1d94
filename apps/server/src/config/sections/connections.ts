/** Connections to the database that each process opens at most, beside `DATABASE_POOL_SIZE` for requests. */
export const connectionsOfEach = { clicks: 1, readiness: 1, limits: 2, notifications: 1 } as const;
/** What the first process of a machine opens besides: for the queue of jobs, and for what they do. */
export const connectionsOfFirst = { queue: 6, work: 8 } as const;
