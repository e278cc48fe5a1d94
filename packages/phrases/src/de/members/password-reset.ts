import type { passwordReset as english } from '../../en/members/password-reset.ts';
import type { Widen } from '../../widen.ts';

/** Ein neues Passwort per Mail setzen. */
export const passwordReset: Widen<typeof english> = {
  mailed: 'Wenn zu dieser Adresse ein Konto gehört, ist eine Mail mit einem Link unterwegs.',
  done: 'Dein neues Passwort ist gesetzt. Melde dich damit an.',
  forgot: {
    meta_title: 'Passwort vergessen',
    title: 'Passwort vergessen?',
    lead: 'Sag uns deine Mailadresse, dann schicken wir dir einen Link für ein neues.',
    email: 'E-Mail',
    submit: 'Link schicken',
    email_required: 'Bitte gib deine Mailadresse ein',
    sent_title: 'Schau in dein Postfach',
    sent_hint:
      'Der Link gilt einmal und 60 Minuten lang. Nichts da? Schau in den Spam-Ordner oder lass ihn noch einmal schicken.',
    again: 'Noch einmal schicken',
    to_login: 'Zurück zur Anmeldung',
    failed: 'Der Link ließ sich nicht schicken. {{reason}}',
  },
  reset: {
    meta_title: 'Neues Passwort',
    title: 'Wähl ein neues Passwort',
    lead: 'Mindestens 8 Zeichen. Du wirst auf allen Geräten abgemeldet und meldest dich mit dem neuen wieder an.',
    password: 'Passwort',
    confirm: 'Passwort bestätigen',
    submit: 'Passwort setzen',
    password_required: 'Bitte wähl ein Passwort',
    confirm_required: 'Bitte bestätige dein Passwort',
    mismatch: 'Die Passwörter stimmen nicht überein!',
    done_title: 'Das hat geklappt',
    to_login: 'Anmelden',
    failed: 'Das Passwort ließ sich nicht setzen. {{reason}}',
  },
  dead: {
    title: 'Dieser Link gilt nicht mehr',
    lead: 'Links gelten einmal und 60 Minuten lang. Lass dir einen neuen schicken, das geht schnell.',
    action: 'Neuen Link schicken',
  },
  notMe: {
    meta_title: 'Das war ich nicht',
    title: 'Warst du das nicht?',
    lead: 'Alle, die in deinem Konto angemeldet sind, werden abgemeldet, auch du. Dein Passwort gilt nicht mehr, ebenso zweite Faktoren und Anmeldewege, die seit der Mail dazugekommen sind; deine Bankverbindung ist wieder die von damals. Wir schicken dir einen Link für ein neues Passwort.',
    submit: 'Das war ich nicht',
    done_title: 'Dein Konto ist gesichert',
    done: 'Niemand ist mehr angemeldet. Der Link für ein neues Passwort liegt in deinem Postfach; er gilt 60 Minuten.',
    again: 'Link noch einmal schicken',
    dead_lead:
      'Solche Links gelten einmal und 7 Tage lang. Wenn jemand anderes in deinem Konto ist, setz jetzt ein neues Passwort: Damit werden alle abgemeldet.',
    new_password: 'Neues Passwort setzen',
    failed: 'Dein Konto ließ sich nicht sichern. {{reason}}',
  },
  undo: {
    meta_title: 'Änderung zurücknehmen',
    title: 'Neue Adresse zurücknehmen?',
    lead: 'Dein Konto bekommt seine alte Mailadresse zurück, dazu Passwort und Bankverbindung von vor der Änderung. Alle, die darin angemeldet sind, werden abgemeldet, auch du.',
    submit: 'Änderung zurücknehmen',
    done_title: 'Deine alte Adresse gilt wieder',
    done: 'Dein Konto nutzt wieder {{email}}, mit Passwort und Bankverbindung von vorher. Falls die Änderung nicht von dir kam, setz jetzt ein neues Passwort.',
    new_password: 'Neues Passwort setzen',
    to_login: 'Anmelden',
    dead_lead:
      'Links zum Zurücknehmen gelten einmal und 7 Tage lang. Wenn du nicht mehr in dein Konto kommst, schreib uns.',
    contact: 'Schreib uns',
    failed: 'Die Änderung ließ sich nicht zurücknehmen. {{reason}}',
  },
};
