/** A paragraph, or a list of points. */
export type LegalBlock = string | readonly string[];

export interface LegalSection {
  /** Anchor, the same in every language. */
  readonly id: string;
  readonly title: string;
  /** When the section was written, where it is older than the whole. */
  readonly dated?: string;
  readonly blocks: readonly LegalBlock[];
}

/** A legal text. `{{company}}`, `{{address}}` and `{{mail}}` stand for the operator's own data. */
export interface LegalText {
  readonly kicker: string;
  readonly title: string;
  readonly lead: string;
  readonly dated: string;
  readonly contents: string;
  /** Shown where the operator's data are made up. */
  readonly fictional: string;
  readonly sections: readonly LegalSection[];
}

/** Puts the operator's data into a text. */
export function withCompany(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}
