import { createRequire } from 'node:module';
import path from 'node:path';
import type { Language } from '@staylore/contract/fields';
import { formatMinor } from '@staylore/money/money';
import { locales } from '@staylore/phrases/locales';
import { textsIn } from '@staylore/phrases/texts-in';
import type PDFDocument from 'pdfkit';
import type { Config } from '../../config/config.ts';
import type { CreditNoteLine, PayoutItemRow } from './queries.ts';
import type { ReturnedNote } from './returns/queries.ts';

export interface CreditNote {
  item: PayoutItemRow;
  /** Name of the creator. */
  creator: string;
  /** Their VAT number, if they have given one. */
  vatId: string | null;
  lines: readonly CreditNoteLine[];
  /** Notes of returned payments, whose amounts are not credited again. */
  returned: readonly ReturnedNote[];
  company: Config['company'];
  language: Language;
}

const fontFolder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')),
  'ttf',
);
const [plain, bold] = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((file) => path.join(fontFolder, file));
const ink = '#1d2a2a';
const quiet = '#5c6b6b';
/** Points from the edges of an A4 page. */
const margin = 56;
const right = 595 - margin;
const lowest = 842 - margin;

type Pdf = InstanceType<typeof PDFDocument>;

/** Draws the credit note of a payment as PDF, in the creator's language; as many pages as its bookings need. */
export async function drawCreditNote(note: CreditNote): Promise<Buffer> {
  // Loaded only here, and rarely needed: the library would take ten megabytes on every server.
  const { default: Document } = await import('pdfkit');
  const t = textsIn(note.language);
  const pdf = new Document({
    size: 'A4',
    margin,
    bufferPages: true,
    lang: note.language,
    info: {
      Title: `${t('payouts.note.title')} ${note.item.credit_note ?? ''}`,
      Author: note.company.name,
      CreationDate: note.item.settled_at ?? note.item.created_at,
    },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  if (plain === undefined || bold === undefined) throw new Error('The fonts of credit notes are missing');
  pdf.registerFont('plain', plain).registerFont('bold', bold).fillColor(ink);
  drawHead(pdf, note);
  drawLines(pdf, note);
  drawFoot(pdf, note);
  pdf.end();
  return done;
}

const dayFormat = (language: Language) =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeZone: 'UTC' });
/** Made once: a note may have thousands of lines. */
const days = { en: dayFormat('en'), de: dayFormat('de') };

const day = (date: Date | string, language: Language): string => days[language].format(new Date(date));

function drawHead(pdf: Pdf, { item, creator, company, language, vatId }: CreditNote): void {
  const t = textsIn(language);
  pdf.font('bold').fontSize(11).text(company.name, margin, margin);
  pdf.font('plain').fontSize(9).fillColor(quiet).text(company.address.join('\n'));
  if (company.vat !== '') pdf.text(`${t('payouts.note.vat')} ${company.vat}`);
  pdf.moveDown(2.5).fillColor(ink).font('bold').fontSize(22).text(t('payouts.note.title')).moveDown(0.8);
  const facts: [string, string][] = [
    [t('payouts.note.number'), item.credit_note ?? ''],
    [t('payouts.note.date'), day(item.settled_at ?? item.created_at, language)],
    [t('payouts.note.creator'), creator],
    ...(vatId === null ? [] : [[t('payouts.note.creator_vat'), vatId] satisfies [string, string]]),
    [t('payouts.note.account'), t('payouts.note.account_ends', { last4: item.iban_last4 })],
    [t('payouts.note.payment'), item.end_to_end_id],
  ];
  for (const [name, value] of facts) {
    const y = pdf.y;
    pdf.font('plain').fontSize(9.5).fillColor(quiet).text(name, margin, y, { width: 150 });
    pdf.fillColor(ink).text(value, margin + 160, y, { width: right - margin - 160 });
    pdf.moveDown(0.25);
  }
  pdf
    .moveDown(1.2)
    .text(t('payouts.note.intro'), margin, pdf.y, { width: right - margin })
    .moveDown(1);
}

/** Booking, hotel, stay and amount. */
const columns = [
  { x: margin, width: 100 },
  { x: margin + 105, width: 162 },
  { x: margin + 275, width: 120 },
  { x: margin + 395, width: right - margin - 395, align: 'right' },
] as const;

function drawLines(pdf: Pdf, note: CreditNote): void {
  const { item, lines, language } = note;
  const t = textsIn(language);
  const amount = (minor: number) =>
    formatMinor(minor, item.currency, { locale: locales[language], code: true });
  drawRow(pdf, {
    cells: [
      t('payouts.note.booking'),
      t('payouts.note.hotel'),
      t('payouts.note.stay'),
      t('payouts.note.amount'),
    ],
    font: 'bold',
  });
  rule(pdf);
  for (const line of lines) {
    const stay = `${day(line.check_in, language)} – ${day(line.check_out, language)}`;
    const label = line.amount_minor < 0 ? `${line.label}\n${t('payouts.note.carried')}` : line.label;
    drawRow(pdf, { cells: [line.booking_id, label, stay, amount(line.amount_minor)], font: 'plain' });
  }
  rule(pdf);
  for (const one of note.returned)
    drawRow(pdf, {
      cells: [one.credit_note, t('payouts.note.credited'), '', amount(-one.amount_minor)],
      font: 'plain',
    });
  if (note.returned.length > 0) {
    const newly = newlyCredited(note);
    // Below zero if stays were refunded after their payment came back.
    const label = t(newly < 0 ? 'payouts.note.taken_back' : 'payouts.note.newly');
    drawRow(pdf, { cells: [label, '', '', amount(newly)], font: 'bold' });
  }
  drawRow(pdf, { cells: [t('payouts.note.total'), '', '', amount(item.amount_minor)], font: 'bold' });
  drawVat(pdf, note);
  pdf.moveDown(1.5).font('plain').fontSize(8.5).fillColor(quiet);
  pdf.text(t('payouts.note.rate'), margin, pdf.y, { width: right - margin });
}

/** What this note credits: the payment, less what earlier notes credit already. */
const newlyCredited = ({ item, returned }: CreditNote): number =>
  returned.reduce((sum, one) => sum - one.amount_minor, item.amount_minor);

/** The tax included in the sum, or a sentence on why there is none. */
function drawVat(pdf: Pdf, note: CreditNote): void {
  const { item, language } = note;
  const { currency, vat_basis_points, vat_minor, vat_treatment } = item;
  if (vat_treatment === null) return;
  const t = textsIn(language);
  if (vat_treatment !== 'domestic') {
    pdf.moveDown(0.6).font('plain').fontSize(9).fillColor(ink);
    pdf.text(t(`payouts.note.vat_${vat_treatment}`), margin, pdf.y, { width: right - margin });
    return;
  }
  const format = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 2 });
  const rate = format.format((vat_basis_points ?? 0) / 100);
  const amount = (minor: number) => formatMinor(minor, currency, { locale: locales[language], code: true });
  const net = amount(newlyCredited(note) - (vat_minor ?? 0));
  drawRow(pdf, { cells: [t('payouts.note.net'), '', '', net], font: 'plain' });
  drawRow(pdf, {
    cells: [t('payouts.note.vat_domestic', { rate }), '', '', amount(vat_minor ?? 0)],
    font: 'plain',
  });
}

function drawRow(pdf: Pdf, row: { cells: [string, string, string, string]; font: 'plain' | 'bold' }): void {
  pdf.font(row.font).fontSize(9);
  const heights = row.cells.map((text, index) => pdf.heightOfString(text, { width: columns[index]?.width }));
  const height = Math.max(...heights);
  // A cell that is cut at the end of a page would take the rest of its row to the next one.
  if (pdf.y + height > lowest) pdf.addPage();
  pdf.fillColor(ink);
  const y = pdf.y;
  for (const [index, { x, ...column }] of columns.entries()) pdf.text(row.cells[index] ?? '', x, y, column);
  pdf.y = y + height + 5;
}

function rule(pdf: Pdf): void {
  pdf.moveTo(margin, pdf.y).lineTo(right, pdf.y).lineWidth(0.5).strokeColor('#c9d2d0').stroke();
  pdf.y += 7;
}

function drawFoot(pdf: Pdf, { language, company }: CreditNote): void {
  const t = textsIn(language);
  const { start, count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(start + index);
    // A text below the margin would start a new page, so the margin is removed.
    pdf.page.margins.bottom = 0;
    pdf.font('plain').fontSize(8).fillColor(quiet);
    pdf.text(
      `${company.name} · ${t('payouts.note.page', { page: index + 1, pages: count })}`,
      margin,
      842 - margin + 10,
      {
        width: right - margin,
        align: 'center',
        lineBreak: false,
      },
    );
  }
}
