import { tokenise } from './tokens.ts';

/** The words of a name as the tokeniser sees them. */
export function nameWords(name: string): string[] {
  return tokenise(name).map((token) => token.fold);
}
