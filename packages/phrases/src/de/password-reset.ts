import type { passwordReset as english } from '../en/password-reset.ts';
import type { Widen } from '../widen.ts';

/** Ein neues Passwort per Mail setzen. */
export const passwordReset: Widen<typeof english> = {
  mailed: 'Wenn zu dieser Adresse ein Konto gehört, ist eine Mail mit einem Link unterwegs.',
  done: 'Dein neues Passwort ist gesetzt. Melde dich damit an.',
};
