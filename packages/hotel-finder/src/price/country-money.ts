/** The currency of a country (ISO alpha-2). */
const COUNTRIES = `
EUR: AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM
USD: US EC PA PR SV
GBP: GB IM JE GG
CHF: CH LI
AUD: AU
CAD: CA
NZD: NZ CK
SGD: SG
HKD: HK
TWD: TW
NAD: NA
FJD: FJ
JMD: JM
BBD: BB
XCD: AG DM GD KN LC VC
BZD: BZ
BSD: BS
SEK: SE
NOK: NO
DKK: DK GL FO
ISK: IS
CZK: CZ
MXN: MX
COP: CO
ARS: AR
CLP: CL
PHP: PH
UYU: UY
CUP: CU
DOP: DO
INR: IN
NPR: NP
LKR: LK
PKR: PK
MUR: MU
SCR: SC
AED: AE
MAD: MA
JOD: JO
TND: TN
RSD: RS
KWD: KW
BHD: BH
OMR: OM
QAR: QA
SAR: SA
EGP: EG
KES: KE
TZS: TZ
UGX: UG
RON: RO
BAM: BA
ZAR: ZA
JPY: JP
MOP: MO
CNY: CN
THB: TH
PLN: PL
HUF: HU
BGN: BG
TRY: TR
GEL: GE
ILS: IL
UAH: UA
RUB: RU
KZT: KZ
UZS: UZ
ALL: AL
MKD: MK
IDR: ID
MYR: MY
VND: VN
KRW: KR
LAK: LA
MMK: MM
BTN: BT
BRL: BR
PEN: PE
GTQ: GT
ETB: ET
BWP: BW
ZMW: ZM
GHS: GH
NGN: NG
MZN: MZ
SZL: SZ
XOF: BF BJ CI ML NE SN TG
XPF: NC PF
WST: WS
`;

/** Currencies that share a name: dollars, crowns, pesos, rupees, dirhams, dinars, rials, pounds, shillings, marks. */
const ALIKE = [
  'USD AUD CAD NZD SGD HKD TWD NAD FJD JMD BBD XCD BZD BSD',
  'SEK NOK DKK ISK CZK',
  'MXN COP ARS CLP PHP UYU CUP DOP',
  'INR NPR LKR PKR MUR SCR',
  'AED MAD',
  'JOD TND RSD KWD BHD',
  'OMR QAR SAR',
  'GBP EGP',
  'KES TZS UGX',
  'DEM BAM',
  'JPY CNY',
  'CHF XPF XOF',
].map((codes) => codes.split(' '));

export function readLines(text: string): [code: string, entries: string[]][] {
  return text
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, 3), line.slice(5).split(' ')]);
}

export const MONEY_OF: ReadonlyMap<string, string> = new Map(
  readLines(COUNTRIES).flatMap(([code, list]) => list.map((name) => [name, code] as const)),
);

const alikeOf = (code: string) => ALIKE.find((codes) => codes.includes(code)) ?? [code];

export const areAlike = (one: string, other: string) => alikeOf(one).includes(other);

/** "Dollars" in Australia are Australian: the currency of the first country that uses the name. */
export function settleCurrency(code: string, countries: readonly string[]): string {
  const alike = alikeOf(code);
  for (const country of countries) {
    const local = MONEY_OF.get(country);
    if (local !== undefined && alike.includes(local)) return local;
  }
  return code;
}

/** The rough value of a hundred units of each currency in euros: whether an amount pays for a bed or a coffee. */
const RATES = `
EUR:100 USD:90 GBP:118 CHF:105 AUD:58 CAD:65 NZD:53 SGD:68 HKD:12 TWD:2.9 NAD:5 FJD:41 JMD:0.6 BBD:46 XCD:34 BZD:46
BSD:90 SEK:8.8 NOK:8.6 DKK:13.4 ISK:0.67 CZK:4 MXN:5 COP:0.022 ARS:0.1 CLP:0.1 PHP:1.6 UYU:2.3 CUP:3.8 DOP:1.5
INR:1.1 NPR:0.67 LKR:0.3 PKR:0.32 MUR:2 SCR:6.5 AED:25 MAD:9.3 JOD:128 TND:30 RSD:0.85 KWD:295 BHD:240 OMR:235 QAR:25
SAR:24 EGP:1.9 KES:0.7 TZS:0.035 UGX:0.024 RON:20 BAM:51 ZAR:5 JPY:0.6 MOP:11 CNY:12.7 THB:2.6 PLN:23 HUF:0.25 BGN:51
TRY:2.6 GEL:33 ILS:25 UAH:2.2 RUB:1 KZT:0.19 UZS:0.007 ALL:1 MKD:1.6 IDR:0.0057 MYR:20 VND:0.0036 KRW:0.067 LAK:0.0042
MMK:0.043 BTN:1.1 BRL:16 PEN:24 GTQ:12 ETB:0.8 BWP:6.7 ZMW:3.4 GHS:6 NGN:0.06 MZN:1.4 SZL:5 XOF:0.15 XPF:0.84 WST:33
DEM:51 ATS:7.3 ITL:0.05 ESP:0.6 GRD:0.3 HRK:13 CUC:90 MVR:5.9
`;
const WORTH = new Map(
  RATES.trim()
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 3), Number(entry.slice(4)) / 100] as const),
);

/** The rough value of an amount in euros; undefined for currencies that are not distinguished here. */
export function worthOf(value: number, currency: string): number | undefined {
  const rate = WORTH.get(currency);
  return rate === undefined ? undefined : value * rate;
}
