import { hash } from 'node:crypto';
import { create } from 'xmlbuilder2';
import type { PaymentVerdict, TransferVerdict, Verdict } from './examine.ts';
import type { Reason } from './rules.ts';

/** The customer payment status report (pain.002.001.10) for a file. */
export function statusReport(verdict: Verdict, now: Date): string {
  const id = hash('sha256', `${verdict.messageId}${now.toISOString()}`, 'hex').slice(0, 16);
  const report = {
    GrpHdr: {
      MsgId: `STATUS-${id.toUpperCase()}`,
      CreDtTm: `${now.toISOString().slice(0, 19)}Z`,
      InitgPty: { Id: { OrgId: { AnyBIC: 'SANDCHZZXXX' } } },
    },
    OrgnlGrpInfAndSts: {
      OrgnlMsgId: verdict.messageId,
      OrgnlMsgNmId: 'pain.001.001.09',
      OrgnlNbOfTxs: verdict.count,
      ...(verdict.sum ? { OrgnlCtrlSum: verdict.sum } : {}),
      GrpSts: verdict.status,
      ...reasonOf(verdict.reason),
    },
    OrgnlPmtInfAndSts: verdict.payments.map(paymentOf),
  };
  const document = {
    Document: { '@xmlns': 'urn:iso:std:iso:20022:tech:xsd:pain.002.001.10', CstmrPmtStsRpt: report },
  };
  // A refusal quotes the file, which may contain characters that XML does not allow.
  return `${create({ version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '' }, document).end()}\n`;
}

/** Lists only refused transfers, as banks do; if a whole block is refused, only the block. */
function paymentOf(payment: PaymentVerdict) {
  const refused = payment.reason ? [] : payment.transfers.filter(({ reason }) => reason);
  return {
    OrgnlPmtInfId: payment.id,
    PmtInfSts: payment.status,
    ...reasonOf(payment.reason),
    TxInfAndSts: refused.map(transferOf),
  };
}

function transferOf(transfer: TransferVerdict) {
  return {
    ...(transfer.instructionId === null ? {} : { OrgnlInstrId: transfer.instructionId }),
    OrgnlEndToEndId: transfer.endToEndId,
    TxSts: transfer.reason ? 'RJCT' : 'ACCP',
    ...reasonOf(transfer.reason),
  };
}

function reasonOf(reason: Reason | null) {
  return reason ? { StsRsnInf: { Rsn: { Cd: reason.code }, AddtlInf: reason.text.slice(0, 105) } } : {};
}
