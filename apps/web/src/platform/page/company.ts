import type { AnswerOf } from '@staylore/contract/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { apiContext } from './page-context.ts';

export type Company = AnswerOf<'GET /api/company'>;

/** The operator's data, as used in texts. */
export function loadCompany({ context }: Pick<LoaderFunctionArgs, 'context'>): Promise<Company> {
  return context.get(apiContext).call('GET /api/company');
}
