import { createHash } from 'node:crypto';
import { escapeHtml } from '../page/html.ts';
import type { PaymentVerdict, TransferVerdict, Verdict } from './examine.ts';
import type { Reason } from './rules.ts';

/** One element with text; text is escaped, markup comes as a list. */
function element(name: string, content: string | string[]): string {
  return `<${name}>${typeof content === 'string' ? escapeHtml(content) : content.join('')}</${name}>`;
}

function reasonOf(reason: Reason | null): string {
  if (!reason) return '';
  const words = element('AddtlInf', reason.text.slice(0, 105));
  return element('StsRsnInf', [element('Rsn', [element('Cd', reason.code)]), words]);
}

function transferOf(transfer: TransferVerdict): string {
  return element('TxInfAndSts', [
    transfer.instructionId === null ? '' : element('OrgnlInstrId', transfer.instructionId),
    element('OrgnlEndToEndId', transfer.endToEndId),
    element('TxSts', transfer.reason ? 'RJCT' : 'ACCP'),
    reasonOf(transfer.reason),
  ]);
}

/** Only refused transfers are told one by one, as banks do; of a block refused whole only the block. */
function paymentOf(payment: PaymentVerdict): string {
  const told = payment.reason ? [] : payment.transfers.filter(({ reason }) => reason);
  return element('OrgnlPmtInfAndSts', [
    element('OrgnlPmtInfId', payment.id),
    element('PmtInfSts', payment.status),
    reasonOf(payment.reason),
    ...told.map(transferOf),
  ]);
}

/** The customer payment status report (pain.002.001.10) for a file. */
export function statusReport(verdict: Verdict, now: Date): string {
  const id = createHash('sha256')
    .update(`${verdict.messageId}${now.toISOString()}`)
    .digest('hex')
    .slice(0, 16);
  const header = element('GrpHdr', [
    element('MsgId', `STATUS-${id.toUpperCase()}`),
    element('CreDtTm', `${now.toISOString().slice(0, 19)}Z`),
    element('InitgPty', [element('Id', [element('OrgId', [element('AnyBIC', 'SANDCHZZXXX')])])]),
  ]);
  const group = element('OrgnlGrpInfAndSts', [
    element('OrgnlMsgId', verdict.messageId),
    element('OrgnlMsgNmId', 'pain.001.001.09'),
    element('OrgnlNbOfTxs', verdict.count),
    verdict.sum ? element('OrgnlCtrlSum', verdict.sum) : '',
    element('GrpSts', verdict.status),
    reasonOf(verdict.reason),
  ]);
  const body = element('CstmrPmtStsRpt', [header, group, ...verdict.payments.map(paymentOf)]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10">${body}</Document>\n`;
}
