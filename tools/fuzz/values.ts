import fc from 'fast-check';
import { nastyTexts, nastyValues } from './nasty.ts';
import type { Schema } from './operations.ts';

/** Values seen in answers, by field name: ids and names of existing things, including other members'. */
export interface Known {
  note(answer: unknown): void;
  pick(name: string, index: number): unknown;
}

const kept = 400;
/** Alternative names for ids of the same thing: all ids are pooled, so that each call also gets those of others. */
const potOf = (name: string) => (/(^|_)ids?$|Id$/.test(name) ? 'id' : name);

export function createKnown(): Known {
  const pots = new Map<string, unknown[]>();
  const add = (name: string, value: unknown) => {
    const pot = pots.get(potOf(name)) ?? [];
    pots.set(potOf(name), pot);
    if (pot.includes(value)) return;
    if (pot.length >= kept) pot.shift();
    pot.push(value);
  };
  const note = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      if (typeof inner === 'object') note(inner);
      else if (inner !== '' && typeof inner !== 'boolean' && name !== 'email') add(name, inner);
    }
  };
  return {
    note,
    pick(name, index) {
      const pot = pots.get(potOf(name));
      return pot === undefined || pot.length === 0 ? undefined : pot[index % pot.length];
    },
  };
}

export interface Wishes {
  readonly known: Known;
  /** Share of invalid values, of ten. */
  readonly nastiness: number;
}

/** Values of a schema: valid ones, ones that were seen, and as many invalid ones as requested. */
export function valuesOf(schema: Schema, wishes: Wishes, name = ''): fc.Arbitrary<unknown> {
  const right = rightValues(schema, wishes, name);
  const seen = fc
    .tuple(fc.nat(10_000), right)
    .map(([index, otherwise]) => wishes.known.pick(name, index) ?? otherwise);
  const isLeaf = schema.properties === undefined && schema.items === undefined && schema.anyOf === undefined;
  return fc.oneof(
    { weight: 10 - wishes.nastiness, arbitrary: right },
    { weight: isLeaf && schema.enum === undefined && name !== '' ? 10 : 0, arbitrary: seen },
    { weight: wishes.nastiness, arbitrary: nasty },
  );
}

export const nastyText = fc.constantFrom(...nastyTexts);
const nasty = fc.oneof(
  nastyText,
  fc.constantFrom(...nastyValues),
  fc.string({ unit: 'binary' }),
  fc.double(),
);

function rightValues(schema: Schema, wishes: Wishes, name: string): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined)
    return fc.oneof(...schema.anyOf.map((one) => rightValues(one, wishes, name)));
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type: string) => rightValues({ ...schema, type }, wishes, name)));
  const { minimum = -1e6, maximum = 1e6 } = schema;
  switch (schema.type) {
    case 'integer':
      return fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31 - 1) });
    case 'number':
      return fc.oneof(
        fc.double({ min: minimum, max: maximum, noNaN: true }),
        fc.constantFrom(minimum, maximum),
      );
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, wishes, name), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, Math.max(4, schema.minItems ?? 0)),
      });
    case 'object':
      return recordOf(schema, wishes);
    case 'string':
      return textOf(schema);
    default:
      return nasty;
  }
}

function recordOf({ properties = {}, required = [] }: Schema, wishes: Wishes): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties)
      .filter(([, one]) => one.format !== 'binary' && one.items?.format !== 'binary')
      .map(([name, one]) => [name, valuesOf(one, wishes, name)]),
  );
  const requiredKeys = wishes.nastiness > 0 ? [] : required.filter((name) => name in fields);
  const record = fc.record(fields, { requiredKeys });
  if (wishes.nastiness === 0) return record;
  const stray = fc.record(
    Object.fromEntries(
      ['user_id', 'id', 'permissions', 'email_verified_at', 'archived', '__proto__'].map((name) => [
        name,
        nasty,
      ]),
    ),
    { requiredKeys: [] },
  );
  return fc.tuple(record, stray).map(([one, more]) => ({ ...more, ...one }));
}

function textOf({ pattern, format, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<unknown> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time')
    return fc
      .date({ min: new Date(0), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((at) => at.toISOString());
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'));
  const words = ['Zermatt', 'Hotel Bergkristall', 'lena', 'alps', 'nolocation', '46.02', 'de', 'CH'];
  return fc.oneof(
    fc.constantFrom(...words),
    fc.string({ minLength: Math.min(minLength, 60), maxLength: Math.min(maxLength, 200), unit: 'grapheme' }),
    nastyText,
  );
}
