import { type Json, type JsonRecord, recordsIn, textOf } from './json-shape.ts';

/** The meaning of a labelled value of an export. */
export type Meaning = 'caption' | 'location' | 'latitude' | 'longitude' | 'username' | 'name';

/** Labels are written in the language of the account. */
const written: Record<Meaning, readonly string[]> = {
  caption: [
    'caption',
    'title',
    'bildunterschrift',
    'beschriftung',
    'titel',
    'légende',
    'titre',
    'pie de foto',
    'título',
    'didascalia',
    'titolo',
    'legenda',
    'bijschrift',
  ],
  location: [
    'location',
    'location name',
    'place',
    'standort',
    'ort',
    'lieu',
    'ubicación',
    'lugar',
    'luogo',
    'localização',
    'local',
    'locatie',
  ],
  latitude: ['latitude', 'breitengrad', 'geografische breite', 'latitud', 'latitudine', 'breedtegraad'],
  longitude: ['longitude', 'längengrad', 'geografische länge', 'longitud', 'longitudine', 'lengtegraad'],
  username: [
    'username',
    'benutzername',
    'nutzername',
    "nom d'utilisateur",
    'nom d’utilisateur',
    'nom de profil',
    'nombre de usuario',
    'nome utente',
    'nome de usuário',
    'gebruikersnaam',
  ],
  name: ['name', 'nom', 'nombre', 'nome', 'naam'],
};

const meanings = new Map<string, Meaning>(
  (Object.keys(written) as Meaning[]).flatMap((meaning) =>
    written[meaning].map((label) => [label, meaning] as const),
  ),
);

/** The meaning of a label, in any language; null for labels that are not used here. */
export function meaningOf(label: Json): Meaning | null {
  const text = textOf(label);
  return text === null ? null : (meanings.get(text.toLowerCase()) ?? null);
}

/** The labelled values of a record by their meaning; where one occurs twice, the first counts. */
export function labelledValues(labels: Json): Partial<Record<Meaning, string>> {
  const found: Partial<Record<Meaning, string>> = {};
  for (const entry of flat(labels, 0)) {
    const meaning = meaningOf(entry['label'] ?? entry['title']);
    const value = textOf(entry['value']) ?? numberText(entry['value']);
    if (meaning !== null && value !== null) found[meaning] ??= value;
    // A place is given as a group: its name is then the location.
    if (meaning === 'location' && value === null) {
      const name = labelledValues(nested(entry)).name;
      if (name !== undefined) found.location ??= name;
    }
  }
  return found;
}

const numberText = (value: Json): string | null => (typeof value === 'number' ? String(value) : null);
const nested = (entry: JsonRecord): Json => entry['dict'] ?? entry['vec'] ?? entry['label_values'];

function flat(labels: Json, depth: number): JsonRecord[] {
  if (depth > 6) return [];
  return recordsIn(labels).flatMap((entry) => [entry, ...flat(nested(entry), depth + 1)]);
}

/** The address that a labelled record links to, recognised by its shape: labels of links differ most between languages. */
export function firstLink(entry: JsonRecord): string | null {
  const holders = [
    ...flat(entry['label_values'], 0),
    ...Object.values((entry['string_map_data'] ?? {}) as JsonRecord),
    ...recordsIn(entry['string_list_data']),
  ];
  for (const holder of holders) {
    const link = textOf((holder as JsonRecord | null)?.['href']);
    if (link !== null) return link;
  }
  return null;
}
