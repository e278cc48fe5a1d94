import { isQRIBAN, isValidIBAN } from 'ibantools';
import { all, find, textAt, type XmlElement } from './xml.ts';

/** Why something is not paid: an ISO 20022 external status reason code, and a text. */
export interface Reason {
  code: string;
  text: string;
}

export interface BlockKind {
  sepa: boolean;
}

const SEPA_NAME = 70;
const NAME = 140;
/** A transfer is refused with one of these codes if the creditor's name contains it as a word, so that every refusal can be tested. */
const ON_REQUEST = /\b(AC01|AC04|AC06|AM04|AM09|BE05|MD07|RC01|MS03)\b/;

export function isSepa(payment: XmlElement): boolean {
  const kind = find(payment, 'PmtTpInf');
  return kind !== undefined && all(kind, 'SvcLvl').some((level) => textAt(level, 'Cd') === 'SEPA');
}

/** Why a whole block is refused, or null. `today` is YYYY-MM-DD. */
export function paymentFault(payment: XmlElement, today: string): Reason | null {
  if (textAt(payment, 'PmtMtd') !== 'TRF') return { code: 'CH16', text: 'PmtMtd must be TRF' };
  const day =
    textAt(payment, 'ReqdExctnDt', 'Dt') ?? textAt(payment, 'ReqdExctnDt', 'DtTm')?.slice(0, 10) ?? '';
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day)))
    return { code: 'DT01', text: 'The execution date is no date' };
  if (day < today) return { code: 'DT01', text: `The execution date ${day} is past` };
  if (Date.parse(day) - Date.parse(today) > 366 * 86_400_000)
    return { code: 'DT01', text: 'The execution date is too far ahead' };
  const iban = textAt(payment, 'DbtrAcct', 'Id', 'IBAN') ?? '';
  if (!isValidIBAN(iban)) return { code: 'AC02', text: 'The debtor account is no IBAN' };
  if (!/^(CH|LI)/.test(iban)) return { code: 'AC02', text: 'The debtor account is not held here' };
  if (!find(payment, 'Dbtr', 'Nm')) return { code: 'CH21', text: 'The name of the debtor is missing' };
  const charges = textAt(payment, 'ChrgBr');
  if (isSepa(payment) && charges !== null && charges !== 'SLEV')
    return { code: 'CH16', text: 'SEPA payments need ChrgBr SLEV' };
  return null;
}

/** Why a transfer is refused, or null. */
export function transferFault(transfer: XmlElement, kind: BlockKind): Reason | null {
  return (
    amountFault(transfer, kind) ??
    creditorFault(transfer, kind) ??
    addressFault(transfer) ??
    remittanceFault(transfer)
  );
}

function amountFault(transfer: XmlElement, { sepa }: BlockKind): Reason | null {
  const amount = find(transfer, 'Amt', 'InstdAmt');
  const currency = amount?.attributes['Ccy'] ?? '';
  if (!amount || !/^\d{1,15}(\.\d{1,2})?$/.test(amount.text))
    return { code: 'AM12', text: 'The amount is not valid' };
  if (Number(amount.text) === 0) return { code: 'AM01', text: 'The amount is zero' };
  if (sepa && currency !== 'EUR') return { code: 'AM03', text: 'SEPA payments are in EUR' };
  if (!['CHF', 'EUR'].includes(currency))
    return { code: 'AM03', text: `Payments in ${currency.slice(0, 3) || 'no currency'} are not offered` };
  return null;
}

function creditorFault(transfer: XmlElement, { sepa }: BlockKind): Reason | null {
  const iban = textAt(transfer, 'CdtrAcct', 'Id', 'IBAN') ?? '';
  const name = textAt(transfer, 'Cdtr', 'Nm');
  if (!isValidIBAN(iban)) return { code: 'AC01', text: 'The creditor account is no IBAN' };
  if (isQRIBAN(iban)) return { code: 'CH21', text: 'A QR-IBAN is paid with a QR reference only' };
  if (!sepa && !/^(CH|LI)/.test(iban))
    return { code: 'AC01', text: 'A domestic payment goes to an account in Switzerland or Liechtenstein' };
  if (!name) return { code: 'BE22', text: 'The name of the creditor is missing' };
  if (name.length > (sepa ? SEPA_NAME : NAME))
    return { code: 'CH16', text: 'The name of the creditor is too long' };
  const code = ON_REQUEST.exec(name)?.[1];
  return code ? { code, text: 'Refused because the name of the creditor asks for it' } : null;
}

function addressFault(transfer: XmlElement): Reason | null {
  const address = find(transfer, 'Cdtr', 'PstlAdr');
  if (!address) return null;
  const lines = all(address, 'AdrLine');
  if (lines.length > 2 || lines.some((line) => line.text.length > 70))
    return { code: 'CH16', text: 'At most two address lines of 70 characters' };
  // Unstructured addresses are refused since the SIC release of November 2026.
  if (!find(address, 'TwnNm') || !find(address, 'Ctry')) {
    return { code: 'BE04', text: 'Town and country of the creditor are missing' };
  }
  const country = textAt(address, 'Ctry');
  return country !== null && !/^[A-Z]{2}$/.test(country)
    ? { code: 'BE11', text: 'The country code is not valid' }
    : null;
}

function remittanceFault(transfer: XmlElement): Reason | null {
  const info = find(transfer, 'RmtInf');
  const texts = info ? all(info, 'Ustrd') : [];
  if (texts.length > 1 || texts.some(({ text }) => text.length > 140))
    return { code: 'CH16', text: 'One message of at most 140 characters' };
  const ids = [textAt(transfer, 'PmtId', 'InstrId'), textAt(transfer, 'PmtId', 'EndToEndId')];
  const wrong = ids.some(
    (id) => id !== null && !/^[A-Za-z0-9.,;:'+\-/()?*[\]{}\\`´~ !"#%&<>÷=@_$£]{1,35}$/.test(id),
  );
  return wrong ? { code: 'CH16', text: 'Ids have at most 35 characters' } : null;
}
