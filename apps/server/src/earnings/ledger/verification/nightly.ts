import { z } from 'zod';
import { defineJob, handleJob, type JobHandler, type Schedule } from '../../../platform/jobs/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { insertProof } from '../queries.ts';
import { type ProofCheck, verifyLedger } from './verify-ledger.ts';

const proveBook = defineJob('ledger.prove', z.object({}), { timeoutMs: 30 * 60 * 1000 });

/** The nightly verification of the ledger, stored with its result; a ledger that does not balance is logged as an error. */
export function ledgerHandlers({ db, clock }: Platform, further: readonly ProofCheck[]): JobHandler[] {
  return [
    handleJob(proveBook, async (_payload, { log }) => {
      const proof = await verifyLedger(db, further);
      await insertProof(db, { at: clock.now(), balanced: proof.balanced, report: proof });
      if (proof.balanced) log.info(proof.counted, 'The account book balances');
      else log.error({ faults: proof.faults }, 'The account book does not balance');
    }),
  ];
}

export const ledgerSchedules: readonly Schedule[] = [
  { name: 'prove-the-book', job: proveBook, pattern: '17 2 * * *', payload: {} },
];
