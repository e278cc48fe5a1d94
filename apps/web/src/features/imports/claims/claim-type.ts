import type { AnswerOf } from '@staylore/contract/contract';

/** A handle that the member has claimed or is claiming. */
export type Claim = AnswerOf<'GET /api/claims'>[number];
