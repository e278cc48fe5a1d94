import { z } from 'zod';
import type { Reading } from './reading.ts';

/** The part of JSON Schema that structured outputs use. */
const schemaSchema = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  minItems: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
});

const DEEPEST = 12;

interface Place {
  reading: Reading;
  /** The property that the value is for. */
  name: string;
  depth: number;
}

/** A value that matches the schema and contains what was read, chosen by the names of the properties. */
export function fillSchema(schema: unknown, place: Place): unknown {
  const parsed = schemaSchema.safeParse(schema);
  if (!parsed.success || place.depth > DEEPEST) return null;
  const { type, properties, items } = parsed.data;
  if (parsed.data.const !== undefined) return parsed.data.const;
  if (parsed.data.anyOf) return fillSchema(preferred(parsed.data.anyOf, place), place);
  const kinds = typeof type === 'string' ? [type] : (type ?? (properties ? ['object'] : ['string']));
  const known = knownValue(place);
  if (kinds.includes('null') && (known === null || (known === undefined && !place.reading.hotel)))
    return null;
  if (parsed.data.enum) return parsed.data.enum.includes(known) ? known : (parsed.data.enum[0] ?? null);
  const kind = kinds.find((each) => each !== 'null') ?? 'null';
  if (kind === 'object') {
    const entries = Object.entries(properties ?? {});
    return Object.fromEntries(
      entries.map(([name, inner]) => [name, fillSchema(inner, { ...place, name, depth: place.depth + 1 })]),
    );
  }
  if (kind === 'array') {
    const count = Math.max(parsed.data.minItems ?? 0, place.reading.hotel ? 1 : 0);
    return Array.from({ length: Math.min(count, 20) }, () =>
      fillSchema(items, { ...place, depth: place.depth + 1 }),
    );
  }
  return kind === 'boolean' ? place.reading.hotel !== null : scalar(kind, known, parsed.data);
}

/** The null branch of an alternative if nothing is known, otherwise the first other branch. */
function preferred(options: unknown[], { reading, name }: Place): unknown {
  const isNull = (option: unknown) => schemaSchema.safeParse(option).data?.type === 'null';
  const nothing = !reading.hotel || (/price/i.test(name) && !reading.price);
  return (
    (nothing ? options.find(isNull) : undefined) ?? options.find((option) => !isNull(option)) ?? options[0]
  );
}

function knownValue({ reading, name }: Place): string | number | boolean | null | undefined {
  if (/probab|confid|score/i.test(name)) return reading.hotel ? 0.9 : 0.1;
  if (/city|town|place|location/i.test(name)) return reading.city;
  if (/currency/i.test(name)) return reading.price?.currency ?? null;
  if (/amount|price/i.test(name)) return reading.price?.amount ?? null;
  if (/country|reason/i.test(name)) return null;
  if (/name|hotel|surface|quote|evidence/i.test(name)) return reading.hotel;
  return undefined;
}

function scalar(
  kind: string,
  known: unknown,
  limits: { minimum?: number | undefined; maximum?: number | undefined },
): unknown {
  if (kind === 'number' || kind === 'integer') {
    const wanted = typeof known === 'number' ? known : 0;
    const inside = Math.min(
      Math.max(wanted, limits.minimum ?? wanted),
      limits.maximum ?? Number.MAX_SAFE_INTEGER,
    );
    return kind === 'integer' ? Math.round(inside) : inside;
  }
  if (kind === 'string') return known === null || known === undefined ? '' : String(known);
  return null;
}
