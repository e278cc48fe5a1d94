import { GraphError } from './error.ts';

/** One requested field: `media.after(X).limit(25){id,caption}` has two modifiers and two children. */
export interface Field {
  name: string;
  modifiers: ReadonlyMap<string, string>;
  children: readonly Field[] | null;
}

const LONGEST = 8000;
const DEEPEST = 6;
const WORD = /[A-Za-z0-9_]/;

/**
 * Parses the `fields` parameter of the Graph API: names separated by commas, each with modifiers `.name(value)` and a nested list in braces. Throws
 * GraphError (code 2500) if the text does not have this form.
 */
export function parseFields(text: string): Field[] {
  if (text.length > LONGEST) throw new GraphError('The fields parameter is too long', 100);
  const parser = new Parser(text);
  const fields = parser.list(0);
  parser.end();
  return fields;
}

class Parser {
  readonly text: string;
  at = 0;

  constructor(text: string) {
    this.text = text;
  }

  list(depth: number): Field[] {
    if (depth > DEEPEST) throw this.error('The expression is nested too deeply');
    const fields = [this.field(depth)];
    while (this.taken(',')) fields.push(this.field(depth));
    return fields;
  }

  end(): void {
    this.blanks();
    if (this.at < this.text.length)
      throw this.error(`Expected end of string instead of "${this.text[this.at]}".`);
  }

  private field(depth: number): Field {
    const name = this.word();
    const modifiers = new Map<string, string>();
    while (this.taken('.')) {
      const modifier = this.word();
      modifiers.set(modifier, this.argument());
    }
    if (!this.taken('{')) return { name, modifiers, children: null };
    if (this.taken('}')) return { name, modifiers, children: null };
    const children = this.list(depth + 1);
    if (!this.taken('}')) throw this.error('Expected "}".');
    return { name, modifiers, children };
  }

  private argument(): string {
    if (!this.taken('(')) throw this.error('Expected "(".');
    const close = this.text.indexOf(')', this.at);
    if (close < 0) throw this.error('Expected ")".');
    const value = this.text.slice(this.at, close).trim();
    this.at = close + 1;
    return value;
  }

  private word(): string {
    this.blanks();
    const start = this.at;
    while (WORD.test(this.text[this.at] ?? '')) this.at += 1;
    if (start === this.at) throw this.error('Expected name.');
    return this.text.slice(start, this.at);
  }

  private taken(sign: string): boolean {
    this.blanks();
    if (this.text[this.at] !== sign) return false;
    this.at += 1;
    return true;
  }

  private blanks(): void {
    while (/\s/.test(this.text[this.at] ?? '')) this.at += 1;
  }

  private error(what: string): GraphError {
    const near = this.text.slice(this.at, this.at + 40);
    return new GraphError(`Syntax error "${what}" at character ${this.at}: ${near}`, 2500);
  }
}
