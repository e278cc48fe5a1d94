import type { mails as english } from '../../en/site/mails.ts';
import type { Widen } from '../../widen.ts';

/** Mails, die Staylore verschickt. */
export const mails: Widen<typeof english> = {
  footer: 'Du bekommst diese Mail, weil du ein Konto bei Staylore hast.',
  reset: {
    subject: 'Neues Passwort setzen',
    heading: 'Ein neues Passwort, {{name}}?',
    text: 'Jemand, hoffentlich du, möchte für dein Staylore-Konto ein neues Passwort setzen. Der Link funktioniert einmal und 60 Minuten lang.',
    button: 'Neues Passwort setzen',
    small: 'Wenn du das nicht warst, lass diese Mail einfach liegen. Dein Passwort bleibt, wie es ist.',
  },
  emailChangedNew: {
    subject: 'Deine neue Adresse bei Staylore',
    heading: 'Das ist jetzt deine Adresse',
    text: 'Dein Staylore-Konto läuft jetzt auf {{to}}. Von nun an kommen unsere Mails hierher.',
  },
  emailChangedOld: {
    subject: 'Deine Adresse bei Staylore wurde geändert',
    heading: 'Deine Adresse wurde geändert',
    text: 'Dein Staylore-Konto läuft jetzt auf {{to}} statt auf diese Adresse.',
    button: 'Änderung zurücknehmen',
    small:
      'Der Knopf funktioniert 7 Tage lang. Er beendet auch alle Sitzungen deines Kontos, damit niemand sonst angemeldet bleibt.',
  },
  contact: {
    subject: 'Kontaktformular: {{subject}}',
    none: 'ohne Betreff',
  },
};
