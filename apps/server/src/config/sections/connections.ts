/** Maximum number of database connections of each process, in addition to `DATABASE_POOL_SIZE` for requests. */
export const connectionsOfEach = { clicks: 1, readiness: 1, limits: 2, notifications: 1 } as const;
/** Additional connections of the first process of a machine: for the job queue, and for running jobs. */
export const connectionsOfFirst = { queue: 6, work: 8 } as const;
