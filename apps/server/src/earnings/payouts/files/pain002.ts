import { foreign } from '@staylore/contract/fields';
import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';

/** The bank's result for one payment. */
export type Outcome =
  | { kind: 'accepted' }
  | { kind: 'pending' }
  | { kind: 'rejected'; code: string; text: string };

export interface StatusReport {
  /** MsgId of the payment file that it answers. */
  messageId: string;
  /** The bank has had this file, or all blocks of it, before: the answer to that one counts, this one is ignored. */
  isRepeat: boolean;
  /** Number and total of the payments in the file, if the bank states what it counted. */
  counted: { payments: string | null; sum: string | null };
  /** The bank's result for the payment in that block (PmtInfId) under that EndToEndId. */
  outcomeOf(payment: { blockId: string; endToEndId: string }): Outcome;
}

/** The text is not a status report that we can read. */
export class UnreadableReport extends Error {}

const text = z.coerce.string().transform(foreign);
const reasons = z
  .array(
    z.object({
      Rsn: z.object({ Cd: text.optional(), Prtry: text.optional() }).optional(),
      AddtlInf: z.array(text).optional(),
    }),
  )
  .optional();

const report = z.object({
  Document: z.object({
    CstmrPmtStsRpt: z.object({
      OrgnlGrpInfAndSts: z.object({
        OrgnlMsgId: text,
        OrgnlNbOfTxs: text.optional(),
        OrgnlCtrlSum: text.optional(),
        GrpSts: text.optional(),
        StsRsnInf: reasons,
      }),
      OrgnlPmtInfAndSts: z
        .array(
          z.object({
            OrgnlPmtInfId: text,
            PmtInfSts: text.optional(),
            StsRsnInf: reasons,
            TxInfAndSts: z
              .array(z.object({ OrgnlEndToEndId: text, TxSts: text.optional(), StsRsnInf: reasons }))
              .optional(),
          }),
        )
        .optional(),
    }),
  }),
});

/** Statuses of ISO 20022 by their meaning for a payment; PART says nothing about a single one. */
const accepted = new Set(['ACTC', 'ACCP', 'ACWC', 'ACSP', 'ACSC', 'ACCC']);
/** Codes by which banks refuse what they have had before. About a single payment they may mean that the bank takes it for another one. */
const repeats = new Set(['AM05', 'DU01', 'DU02', 'DU03', 'DU04', 'DU05']);
/** Of a code, by the schema of ISO 20022. */
const maxCode = 35;
const lists = new Set(['OrgnlPmtInfAndSts', 'TxInfAndSts', 'StsRsnInf', 'AddtlInf']);

const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  removeNSPrefix: true,
  processEntities: true,
  isArray: (name) => lists.has(name),
});

/**
 * Parses a customer payment status report (pain.002.001.10). A bank may report on the file, on a block, or on one payment: the most
 * specific status counts, and in an accepted or partly accepted block payments that are not listed are accepted.
 * @throws {UnreadableReport}
 */
export const readStatusReport = (xml: string): StatusReport => reportOf(parse(xml));

type Content = ReturnType<typeof parse>;

/** What a report says, without functions, as it can be sent between threads; null for one that cannot be read. */
export function contentOf(xml: string): Content | null {
  try {
    return parse(xml);
  } catch (error) {
    if (error instanceof UnreadableReport) return null;
    throw error;
  }
}

export function reportOf({ blocks, group }: Content): StatusReport {
  const groupOutcome = outcome(group.GrpSts, group.StsRsnInf);
  return {
    messageId: group.OrgnlMsgId,
    counted: { payments: group.OrgnlNbOfTxs ?? null, sum: group.OrgnlCtrlSum ?? null },
    isRepeat: isRepeat(group.GrpSts, group.StsRsnInf) || (blocks.length > 0 && blocks.every(isKnownBlock)),
    outcomeOf({ blockId, endToEndId }) {
      // Some banks repeat the block for each payment.
      const parts = blocks.filter(({ OrgnlPmtInfId }) => OrgnlPmtInfId === blockId);
      const [block] = parts;
      if (block === undefined) return groupOutcome ?? { kind: 'pending' };
      // What became of it stands in the report on its first sending.
      if (isKnownBlock(block)) return { kind: 'pending' };
      const payments = parts.flatMap(({ TxInfAndSts = [] }) => TxInfAndSts);
      const own = payments.find(({ OrgnlEndToEndId }) => OrgnlEndToEndId === endToEndId);
      const status = own === undefined ? undefined : outcome(own.TxSts, own.StsRsnInf);
      if (status !== undefined) return status;
      if (block.PmtInfSts === 'PART') return { kind: 'accepted' };
      return outcome(block.PmtInfSts, block.StsRsnInf) ?? groupOutcome ?? { kind: 'pending' };
    },
  };
}

function parse(xml: string) {
  if (/<!DOCTYPE/i.test(xml)) throw new UnreadableReport('A status report has no document type.');
  let tree: unknown;
  try {
    tree = parser.parse(xml, true);
  } catch (error) {
    throw new UnreadableReport('The answer of the bank is no XML.', { cause: error });
  }
  const read = report.safeParse(tree);
  if (!read.success)
    throw new UnreadableReport('The answer of the bank is no status report (pain.002).', {
      cause: read.error,
    });
  const { OrgnlGrpInfAndSts: group, OrgnlPmtInfAndSts: blocks = [] } = read.data.Document.CstmrPmtStsRpt;
  return { group, blocks };
}

const isRepeat = (status: string | undefined, why: z.infer<typeof reasons>): boolean =>
  status === 'RJCT' && (why ?? []).some(({ Rsn }) => repeats.has(Rsn?.Cd ?? Rsn?.Prtry ?? ''));

/** Whether the bank refuses a block because it has had it before. */
const isKnownBlock = (block: {
  PmtInfSts?: string | undefined;
  StsRsnInf?: z.infer<typeof reasons>;
}): boolean => isRepeat(block.PmtInfSts, block.StsRsnInf);

function outcome(status: string | undefined, why: z.infer<typeof reasons>): Outcome | undefined {
  if (status === undefined || status === 'PART') return undefined;
  if (accepted.has(status)) return { kind: 'accepted' };
  if (status !== 'RJCT' && status !== 'CANC') return { kind: 'pending' };
  const [first] = why ?? [];
  return {
    kind: 'rejected',
    code: (first?.Rsn?.Cd ?? first?.Rsn?.Prtry ?? 'MS03').slice(0, maxCode),
    text: (first?.AddtlInf ?? []).join(' ').slice(0, 300),
  };
}
