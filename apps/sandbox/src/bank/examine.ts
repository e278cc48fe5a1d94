import { structureFault } from './pain001-structure.ts';
import { isSepa, paymentFault, type Reason, transferFault } from './rules.ts';
import { all, find, parseXml, textAt, type XmlElement, XmlError } from './xml.ts';

type Status = 'ACCP' | 'PART' | 'RJCT';

export interface TransferVerdict {
  instructionId: string | null;
  endToEndId: string;
  /** As written in the file. */
  amount: string;
  currency: string;
  reason: Reason | null;
}

export interface PaymentVerdict {
  id: string;
  status: Status;
  reason: Reason | null;
  transfers: TransferVerdict[];
}

export interface Verdict {
  messageId: string;
  status: Status;
  reason: Reason | null;
  /** Of transfers, as stated in the file. */
  count: string;
  sum: string;
  payments: PaymentVerdict[];
}

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';

/** Checks a pain.001.001.09 as a Swiss bank does. Never throws. */
export function examine(text: string, known: { today: string; messageIds: ReadonlySet<string> }): Verdict {
  let document: XmlElement;
  try {
    document = parseXml(text);
  } catch (error) {
    if (error instanceof XmlError) return refused('NOTPROVIDED', { code: 'FF01', text: error.message });
    throw error;
  }
  const header = find(document, 'CstmrCdtTrfInitn', 'GrpHdr');
  const messageId = (header && textAt(header, 'MsgId')) || 'NOTPROVIDED';
  const namespace = Object.entries(document.attributes).find(
    ([name]) => name === 'xmlns' || name.startsWith('xmlns:'),
  )?.[1];
  if (document.name !== 'Document' || namespace !== NAMESPACE) {
    return refused(messageId, { code: 'FF01', text: `Only ${NAMESPACE} is accepted` });
  }
  const fault = structureFault(document);
  if (fault || !header) return refused(messageId, { code: 'FF01', text: fault ?? 'GrpHdr is missing' });
  const payments = all(find(document, 'CstmrCdtTrfInitn') ?? document, 'PmtInf');
  const wrong = headerFault(header, payments, known.messageIds);
  if (wrong) return refused(messageId, wrong);
  return judged(header, payments, known.today);
}

function refused(messageId: string, reason: Reason): Verdict {
  return { messageId: messageId.slice(0, 35), status: 'RJCT', reason, count: '0', sum: '0', payments: [] };
}

/** Hundredths, exactly; NaN if the text is not an amount. */
function cents(text: string): number {
  const [, whole, fraction = ''] = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return whole === undefined ? Number.NaN : Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

function headerFault(header: XmlElement, payments: XmlElement[], known: ReadonlySet<string>): Reason | null {
  const messageId = textAt(header, 'MsgId') ?? '';
  const transfers = payments.flatMap((payment) => all(payment, 'CdtTrfTxInf'));
  if (messageId.length > 35) return { code: 'CH16', text: 'MsgId has at most 35 characters' };
  if (known.has(messageId)) return { code: 'DU01', text: 'A file with this MsgId was received before' };
  if (Number.isNaN(Date.parse(textAt(header, 'CreDtTm') ?? '')))
    return { code: 'DT01', text: 'CreDtTm is no time' };
  if (textAt(header, 'NbOfTxs') !== String(transfers.length)) {
    return {
      code: 'AM19',
      text: `NbOfTxs says ${textAt(header, 'NbOfTxs')}, the file holds ${transfers.length}`,
    };
  }
  const sum = transfers.reduce(
    (total, transfer) => total + cents(textAt(transfer, 'Amt', 'InstdAmt') ?? ''),
    0,
  );
  const stated = textAt(header, 'CtrlSum');
  if (stated !== null && cents(stated) !== sum)
    return { code: 'AM10', text: `CtrlSum says ${stated}, the amounts add up to ${sum / 100}` };
  const ids = payments.map((payment) => textAt(payment, 'PmtInfId'));
  return new Set(ids).size < ids.length ? { code: 'DU02', text: 'PmtInfId is not unique in the file' } : null;
}

function judged(header: XmlElement, elements: XmlElement[], today: string): Verdict {
  const seen = new Set<string>();
  const payments = elements.map((payment): PaymentVerdict => {
    const reason = paymentFault(payment, today);
    const kind = { sepa: isSepa(payment) };
    const transfers = all(payment, 'CdtTrfTxInf').map((transfer): TransferVerdict => {
      const endToEndId = textAt(transfer, 'PmtId', 'EndToEndId') ?? '';
      const twice = seen.has(endToEndId) && endToEndId !== 'NOTPROVIDED';
      seen.add(endToEndId);
      const own = twice
        ? { code: 'DU04', text: 'EndToEndId is not unique in the file' }
        : transferFault(transfer, kind);
      const amount = find(transfer, 'Amt', 'InstdAmt');
      return {
        instructionId: textAt(transfer, 'PmtId', 'InstrId'),
        endToEndId,
        amount: amount?.text ?? '',
        currency: amount?.attributes['Ccy'] ?? '',
        reason: reason ?? own,
      };
    });
    return { id: textAt(payment, 'PmtInfId') ?? '', status: statusOf(transfers), reason, transfers };
  });
  return {
    messageId: textAt(header, 'MsgId') ?? '',
    status: statusOf(payments.flatMap(({ transfers }) => transfers)),
    reason: null,
    count: textAt(header, 'NbOfTxs') ?? '',
    sum: textAt(header, 'CtrlSum') ?? '',
    payments,
  };
}

function statusOf(transfers: TransferVerdict[]): Status {
  const good = transfers.filter(({ reason }) => reason === null).length;
  if (good === transfers.length) return 'ACCP';
  return good === 0 ? 'RJCT' : 'PART';
}
