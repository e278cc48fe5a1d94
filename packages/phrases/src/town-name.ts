/** By country (ISO 3166-1 alpha-2): how a town is written, and its name in the language. */
export type TownNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A town or region of a country in the reader's language; as written if there is no other name for it. */
export function townName(written: string, country: string | null, towns: TownNames | undefined): string {
  const names = towns?.[country?.toUpperCase() ?? ''] ?? {};
  const name = written.trim();
  return (Object.hasOwn(names, name) && names[name]) || written;
}
