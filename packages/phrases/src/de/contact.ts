import type { contact as english } from '../en/contact.ts';
import type { Widen } from '../widen.ts';

/** Die Kontaktseite und ihr Formular. */
export const contact: Widen<typeof english> = {
  name: 'Vor- und Nachname',
  email: 'E-Mail',
  received: 'Danke! Deine Nachricht ist angekommen.',
};
