import { create } from 'xmlbuilder2';
import { paymentText } from './charset.ts';
import type { PaymentRoute } from './route.ts';

/** One payment of a file. */
export interface Payment {
  route: PaymentRoute;
  /** The bank's id for it in both directions. */
  endToEndId: string;
  amountMinor: number;
  currency: string;
  iban: string;
  name: string;
  /** Empty if unknown; the address is then left out, which the standard allows. */
  town: string;
  country: string;
  message: string;
}

export interface Debtor {
  name: string;
  iban: string;
  bic: string;
}

export interface PaymentFile {
  messageId: string;
  createdAt: Date;
  /** Day of execution as YYYY-MM-DD. */
  executionDay: string;
  debtor: Debtor;
  payments: readonly Payment[];
}

const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';
/** SEPA names have 70 characters (SPS 2025); the domestic 140 are not needed. */
const nameLength = 70;
const messageLength = 140;
const townLength = 35;

/** Minor units of a currency with two decimals as the file writes them. */
const decimal = (minor: number) => `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
const total = (payments: readonly Payment[]) =>
  decimal(payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0));

/**
 * Writes a customer credit transfer initiation (ISO 20022 pain.001.001.09, Swiss Payment Standards 2025): one block for each route, SEPA as
 * type S, domestic as type D. The order of the elements is the schema's.
 */
export function writePaymentFile(file: PaymentFile): string {
  const blocks = (['sepa', 'domestic'] as const)
    .map((route) => ({ route, payments: file.payments.filter((payment) => payment.route === route) }))
    .filter(({ payments }) => payments.length > 0);
  return create(
    { version: '1.0', encoding: 'UTF-8' },
    {
      Document: {
        '@xmlns': namespace,
        CstmrCdtTrfInitn: {
          GrpHdr: {
            MsgId: file.messageId,
            CreDtTm: `${file.createdAt.toISOString().slice(0, 19)}Z`,
            NbOfTxs: String(file.payments.length),
            CtrlSum: total(file.payments),
            InitgPty: { Nm: paymentText(file.debtor.name, nameLength) },
          },
          PmtInf: blocks.map((block) => blockOf(file, block)),
        },
      },
    },
  ).end({ prettyPrint: true });
}

function blockOf(
  file: PaymentFile,
  { route, payments }: { route: PaymentRoute; payments: readonly Payment[] },
) {
  const sepa = route === 'sepa';
  const currency = sepa ? 'EUR' : 'CHF';
  return {
    PmtInfId: `${file.messageId}-${currency}`,
    PmtMtd: 'TRF',
    BtchBookg: 'true',
    NbOfTxs: String(payments.length),
    CtrlSum: total(payments),
    ...(sepa ? { PmtTpInf: { SvcLvl: { Cd: 'SEPA' } } } : {}),
    ReqdExctnDt: { Dt: file.executionDay },
    Dbtr: { Nm: paymentText(file.debtor.name, nameLength) },
    DbtrAcct: { Id: { IBAN: file.debtor.iban }, Ccy: currency },
    DbtrAgt: { FinInstnId: agentOf(file.debtor, sepa) },
    ...(sepa ? { ChrgBr: 'SLEV' } : {}),
    CdtTrfTxInf: payments.map(transferOf),
  };
}

/** The paying bank: by BIC for SEPA, by its Swiss clearing number (the five digits inside the IBAN) for domestic payments. */
function agentOf(debtor: Debtor, sepa: boolean) {
  if (sepa) return { BICFI: debtor.bic };
  return { ClrSysMmbId: { ClrSysId: { Cd: 'CHBCC' }, MmbId: String(Number(debtor.iban.slice(4, 9))) } };
}

function transferOf(payment: Payment) {
  const town = paymentText(payment.town, townLength);
  const address =
    town === '' || payment.country === '' ? {} : { PstlAdr: { TwnNm: town, Ctry: payment.country } };
  return {
    PmtId: { InstrId: payment.endToEndId, EndToEndId: payment.endToEndId },
    Amt: { InstdAmt: { '@Ccy': payment.currency, '#': decimal(payment.amountMinor) } },
    Cdtr: { Nm: paymentText(payment.name, nameLength) || 'Creator', ...address },
    CdtrAcct: { Id: { IBAN: payment.iban } },
    RmtInf: { Ustrd: paymentText(payment.message, messageLength) },
  };
}
