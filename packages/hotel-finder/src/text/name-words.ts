import { tokenise } from './tokens.ts';

export function nameWords(name: string): string[] {
  return tokenise(name).map((token) => token.fold);
}
