import type { AnswerOf } from '@staylore/contract/contract';

export type Claim = AnswerOf<'GET /api/claims'>[number];
