import fc from 'fast-check';
import sharp from 'sharp';
import type { Question } from './ask.ts';
import { nastyBodies, nastyHeaders } from './nasty.ts';
import type { Operation, Schema } from './operations.ts';
import { nastyText, valuesOf, type Wishes } from './values.ts';

const boundary = 'staylore-fuzz';
export const formType = `multipart/form-data; boundary=${boundary}`;
export const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#886644' } })
  .jpeg()
  .toBuffer();

/** A picture, and a file that only claims to be one. */
const files: readonly Buffer[] = [
  picture,
  picture.subarray(0, picture.length / 2),
  Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')]),
  Buffer.alloc(0),
  Buffer.from('GIF89a\xff\xff\xff\xff\x80\0\0\0\0\0\0\0\0', 'latin1'),
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><image href="file:///etc/passwd"/></svg>',
  ),
  Buffer.from('%PDF-1.7\n'),
  Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1'),
  Buffer.from('PK\x03\x04', 'latin1'),
];
const fileNames = ['a.jpg', '', '../../a.jpg', 'a.php', 'a\u0000.jpg', 'a";x="b.jpg', '💥.png'];

/** Requests of one call: path, query, headers and body by its schemas, and as many invalid ones as requested. */
export function questionsOf(operation: Operation, wishes: Wishes): fc.Arbitrary<Question> {
  const { method, path, parameters } = operation;
  const parts = Object.fromEntries(
    parameters
      .filter((one) => one.in === 'path')
      .map(({ name, schema }) => [name, valuesOf(schema, wishes, name)]),
  );
  const queryParams = Object.fromEntries(
    parameters
      .filter((one) => one.in === 'query')
      .map(({ name, schema }) => [name, valuesOf(schema, wishes, name)]),
  );
  return fc
    .record({
      parts: fc.record(parts),
      queryParams: fc.record(queryParams, { requiredKeys: [] }),
      sent: bodiesOf(operation, wishes),
      odd: fc.oneof(
        { weight: wishes.nastiness === 0 ? 0 : 1, arbitrary: fc.constantFrom(...nastyHeaders) },
        { weight: 6, arbitrary: fc.constant({}) },
      ),
    })
    .map(({ parts, queryParams, sent, odd }) => ({
      method,
      path: path.replace(/\{(\w+)\}/g, (_, name: string) => inUrl(parts[name])) + queryOf(queryParams),
      headers: { ...(sent.type === undefined ? {} : { 'content-type': sent.type }), ...odd },
      body: sent.body,
      headOnly: operation.streams,
    }));
}

const plain = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();
const inUrl = (value: unknown) => encodeURIComponent(plain(value));

function queryOf(queryParams: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(queryParams).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => `${encodeURIComponent(name)}=${inUrl(one)}`),
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

interface Sent {
  readonly type?: string;
  readonly body?: Buffer | string;
}

function bodiesOf({ method, body }: Operation, wishes: Wishes): fc.Arbitrary<Sent> {
  const kinds = Object.entries(body).map(([type, schema]) =>
    type === 'multipart/form-data' ? formsOf(schema, wishes) : jsonOf(schema, wishes),
  );
  if (method === 'GET') return fc.constant({});
  const none = fc.constant<Sent>({});
  const broken = fc
    .tuple(
      fc.constantFrom('application/json', 'multipart/form-data; boundary=b'),
      fc.constantFrom(...nastyBodies),
    )
    .map(([type, text]) => ({ type, body: text }));
  return fc.oneof(
    { weight: 12, arbitrary: kinds.length === 0 ? none : fc.oneof(...kinds) },
    { weight: wishes.nastiness === 0 ? 0 : 1, arbitrary: broken },
    { weight: wishes.nastiness === 0 ? 0 : 1, arbitrary: none },
  );
}

const jsonOf = (schema: Schema, wishes: Wishes): fc.Arbitrary<Sent> =>
  valuesOf(schema, wishes).map((value) => ({ type: 'application/json', body: JSON.stringify(value) ?? '' }));

function formsOf(schema: Schema, wishes: Wishes): fc.Arbitrary<Sent> {
  const fileFields = Object.entries(schema.properties ?? {})
    .filter(([, one]) => one.format === 'binary' || one.items?.format === 'binary')
    .map(([name]) => name);
  const file = (fields: readonly string[]) =>
    fc.record({
      field: fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom(...fields) },
        { weight: wishes.nastiness, arbitrary: nastyText },
      ),
      name: wishes.nastiness === 0 ? fc.constant('a.jpg') : fc.constantFrom(...fileNames),
      bytes: wishes.nastiness === 0 ? fc.constant(picture) : fc.constantFrom(...files),
    });
  const attachments =
    fileFields.length === 0 ? fc.constant([]) : fc.array(file(fileFields), { maxLength: 3 });
  return fc.tuple(valuesOf(schema, wishes), attachments).map(([fields, attached]) => ({
    type: formType,
    body: formOf((typeof fields === 'object' ? fields : {}) ?? {}, attached),
  }));
}

/** A form with those fields and files, whose names and values may be odd. */
export function formOf(
  fields: object,
  attached: readonly { field: string; name: string; bytes: Buffer }[],
): Buffer {
  const quoted = (text: string) => text.toWellFormed().replace(/["\r\n]/g, encodeURIComponent);
  const parts: Buffer[] = Object.entries(fields).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) =>
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${quoted(name)}"\r\n\r\n${plain(one)}\r\n`,
      ),
    ),
  );
  for (const { field, name, bytes } of attached)
    parts.push(
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${quoted(field)}"; filename="${quoted(name)}"\r\ncontent-type: image/jpeg\r\n\r\n`,
      ),
      bytes,
      Buffer.from('\r\n'),
    );
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}
