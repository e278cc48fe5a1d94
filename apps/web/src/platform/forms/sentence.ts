import type { FieldCode } from '@staylore/contract/error-codes';
import type { Texts } from '../texts/texts.tsx';

/** A message of a form in the reader's language: codes of the contract by the dictionary, or `missing` for what is required. */
export function sentence(
  message: string | undefined,
  { t }: Pick<Texts, 't'>,
  missing?: string,
): string | undefined {
  if (message?.startsWith('field.') !== true) return message;
  const code = message.slice('field.'.length) as FieldCode;
  return code === 'required' && missing !== undefined ? missing : t(`fields.${code}`);
}
