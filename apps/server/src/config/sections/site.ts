import path from 'node:path';
import type { EnvReader } from '../reader.ts';
import type { VariableName } from '../variables.ts';
import type { HotelLinks } from './partners.ts';

export interface Company {
  readonly name: string;
  /** One line each. */
  readonly address: readonly string[];
  readonly vat: string;
  /** Where it is liable to value added tax, ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The rate of that tax there: 810 for 8.1 %. */
  readonly vatBasisPoints: number;
  readonly phone: string;
  readonly mail: { readonly general: string; readonly creators: string; readonly press: string };
  /** The data is fictional, and every page that shows it says so. */
  readonly demo: boolean;
}

const demoCompany = {
  name: 'Staylore Demo AG',
  address: 'Musterweg 1; 8000 Zürich; Switzerland',
  vat: 'CHE-000.000.000 MWST',
  phone: '+41 44 000 00 00',
  mail: 'hello@demo.example',
  creators: 'creators@demo.example',
  press: 'press@demo.example',
};

/** The operator's own data for imprint, contact page and mails; a fictional company until `COMPANY_NAME` is set. */
export function readCompany(reader: EnvReader): Company {
  const real = reader.isSet('COMPANY_NAME');
  const required: VariableName[] = ['COMPANY_NAME', 'COMPANY_ADDRESS', 'COMPANY_MAIL'];
  if (real) reader.together(required);
  const general = reader.text('COMPANY_MAIL') ?? demoCompany.mail;
  const either = (name: VariableName, demo: string) => reader.text(name) ?? (real ? '' : demo);
  return {
    name: either('COMPANY_NAME', demoCompany.name),
    address: either('COMPANY_ADDRESS', demoCompany.address)
      .split(';')
      .map((line) => line.trim())
      .filter(Boolean),
    vat: either('COMPANY_VAT', demoCompany.vat),
    ...readVat(reader),
    phone: either('COMPANY_PHONE', demoCompany.phone),
    mail: {
      general,
      creators: reader.text('COMPANY_CREATORS_MAIL') ?? (real ? general : demoCompany.creators),
      press: reader.text('COMPANY_PRESS_MAIL') ?? (real ? general : demoCompany.press),
    },
    demo: !real,
  };
}

/** For Switzerland; other countries have different rates, which must be set. */
const swissBasisPoints = 810;

function readVat(reader: EnvReader): Pick<Company, 'country' | 'vatBasisPoints'> {
  const country = (reader.text('COMPANY_COUNTRY') ?? 'CH').toUpperCase();
  if (!/^[A-Z]{2}$/.test(country)) reader.complain('COMPANY_COUNTRY must be a country code of two letters.');
  const rate = reader.text('COMPANY_VAT_RATE');
  if (rate === undefined) {
    if (country !== 'CH' && country !== 'LI') reader.complain('COMPANY_COUNTRY also needs COMPANY_VAT_RATE.');
    return { country, vatBasisPoints: swissBasisPoints };
  }
  if (!/^\d{1,2}(?:\.\d{1,2})?$/.test(rate))
    reader.complain('COMPANY_VAT_RATE must be a number of percent like 8.1.');
  return { country, vatBasisPoints: Math.round(Number(rate) * 100) };
}

export type Storage =
  | { readonly kind: 'local'; readonly folder: string }
  | {
      readonly kind: 's3';
      readonly bucket: string;
      readonly region: string;
      /** Undefined: Amazon's own; else any S3-compatible service. */
      readonly endpoint: string | undefined;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
    };

/** Where pictures are stored: a folder below `DATA_DIR`, or S3 once `S3_BUCKET` is set. */
export function readStorage(reader: EnvReader, dataDir: string): Storage {
  const endpoint = reader.url('S3_ENDPOINT');
  if (!reader.together(['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])) {
    if (endpoint && !reader.isSet('S3_BUCKET')) reader.complain('S3_ENDPOINT also needs S3_BUCKET.');
    return { kind: 'local', folder: path.join(dataDir, 'storage') };
  }
  return {
    kind: 's3',
    bucket: reader.text('S3_BUCKET') ?? '',
    region: reader.text('S3_REGION') ?? '',
    endpoint,
    accessKeyId: reader.text('S3_ACCESS_KEY_ID') ?? '',
    secretAccessKey: reader.text('S3_SECRET_ACCESS_KEY') ?? '',
  };
}

/** Outgoing mail: the given server, else the sandbox's mailbox, else none. */
export function readMail(
  reader: EnvReader,
  site: { sandbox: { smtpPort: number } | undefined; publicUrl: string },
): { smtpUrl: string; from: string } | undefined {
  const smtpUrl =
    reader.url('SMTP_URL', ['smtp', 'smtps']) ??
    (site.sandbox ? `smtp://127.0.0.1:${site.sandbox.smtpPort}` : undefined);
  if (!smtpUrl) return undefined;
  const host = new URL(site.publicUrl).hostname;
  const from = reader.text('MAIL_FROM') ?? `Staylore <no-reply@${site.sandbox ? 'demo.example' : host}>`;
  if (!sender.test(from))
    reader.complain(
      `MAIL_FROM must be a mail address, such as Staylore <no-reply@stay.example>, not "${from}".`,
    );
  return { smtpUrl, from };
}

/** An address, alone or in angle brackets after a name. */
const sender = /^(?:[^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

/** Rules of earnings that the operator may set. */
export interface Earnings {
  /** Days after a stay until its commission becomes payable. */
  readonly holdDays: number;
  /** Daily euro reference rates in the format of the European Central Bank. */
  readonly ratesUrl: string;
  /** The affiliate network's list of transactions; undefined if it is not configured. */
  readonly awin: AwinApi | undefined;
  /** The statistics of the other network; undefined if it is not configured. */
  readonly travelpayouts: TravelpayoutsApi | undefined;
}

export interface TravelpayoutsApi {
  readonly url: string;
  readonly token: string;
  /** The name under which its bookings are stored. */
  readonly partner: string;
}

export interface AwinApi {
  readonly url: string;
  readonly token: string;
  readonly publisherId: string;
  /** The name under which its bookings are stored. */
  readonly partner: string;
}

const ecbRates = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';

/** Hold and reference rates; with the sandbox its own rates. */
export function readEarnings(
  reader: EnvReader,
  { sandbox, links }: { sandbox: { url: string } | undefined; links: HotelLinks },
): Earnings {
  const { travelpayouts } = links;
  const played = sandbox && `${sandbox.url}/www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml`;
  return {
    holdDays: reader.integer('EARNINGS_HOLD_DAYS', { fallback: 14, min: 0, max: 365 }),
    ratesUrl: reader.url('RATES_URL') ?? played ?? ecbRates,
    // Both lists of the sandbox contain the bookings of one desk: if the second is read, the first is not.
    awin: readAwinApi(reader, travelpayouts === undefined ? sandbox : undefined),
    travelpayouts: travelpayouts && {
      url: travelpayouts.url,
      token: travelpayouts.token,
      partner: 'travelpayouts',
    },
  };
}

/** The sandbox's list contains the bookings of its own desk, so they are stored under that partner's name. */
function readAwinApi(reader: EnvReader, sandbox: { url: string } | undefined): AwinApi | undefined {
  const url = reader.url('AWIN_API_URL');
  const [token, publisherId] = [reader.text('AWIN_API_TOKEN'), reader.text('AWIN_PUBLISHER_ID')];
  if (token !== undefined && publisherId === undefined)
    reader.complain('AWIN_API_TOKEN also needs AWIN_PUBLISHER_ID.');
  if (token !== undefined && publisherId !== undefined)
    return { url: url ?? 'https://api.awin.com', token, publisherId, partner: 'awin' };
  return (
    sandbox && {
      url: `${sandbox.url}/api.awin.com`,
      token: 'sandbox-awin-token',
      publisherId: '426667',
      partner: 'sandbox',
    }
  );
}

/** Accounts of the demo world's photo network with many stays. */
const demoHandles = ['lena.wanders', 'alpen.anna', 'nomad.jules'];
const maxExamples = 3;

/** Handles that the home page offers to scan: those of the setting, else the demo world's if it is there. */
export function readExampleHandles(reader: EnvReader, demo: boolean): readonly string[] {
  if (!reader.isSet('EXAMPLE_HANDLES')) return demo ? demoHandles : [];
  const handles = reader
    .list('EXAMPLE_HANDLES')
    .map((handle) => handle.replace(/^@/, '').toLowerCase())
    .filter(Boolean);
  for (const handle of handles) {
    if (!/^[a-z0-9._]{1,30}$/.test(handle))
      reader.complain(`EXAMPLE_HANDLES holds "${handle}", which is no handle.`);
  }
  if (handles.length > maxExamples)
    reader.complain(`EXAMPLE_HANDLES holds more than ${maxExamples} handles.`);
  return handles;
}
