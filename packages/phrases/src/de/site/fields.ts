import type { FieldCode } from '@staylore/contract/error-codes';

/** Warum ein Feld abgelehnt wurde; steht daneben. */
export const fields: Record<FieldCode, string> = {
  required: 'Bitte ausfüllen',
  too_long: 'Das ist zu lang',
  short_password: 'Nimm mindestens 8 Zeichen',
  too_short: 'Das ist zu kurz',
  not_text: 'Hier gehört Text hin',
  not_number: 'Hier gehört eine Zahl hin',
  out_of_range: 'Das liegt außerhalb des Möglichen',
  not_email: 'Ungültige Mailadresse',
  not_url: 'Das ist keine Webadresse',
  not_date: 'Das ist kein Datum',
  not_public_https: 'Nimm eine öffentliche Adresse, die mit https:// beginnt',
  veiled: 'Diese Adresse verbirgt, wohin sie führt. Nimm die des Hotels selbst',
  not_listed: 'Das steht nicht zur Wahl',
  bad_characters: 'Darin sind Zeichen, die sich nicht speichern lassen',
  bad_username: 'Nimm 3 bis 30 Buchstaben (a–z, keine Umlaute), Ziffern, Punkte oder Unterstriche',
  name_is_address: 'Ein Name ist keine Webadresse. Lass nach einem Punkt ein Leerzeichen',
  place_is_address: 'Ein Ort ist keine Webadresse. Lass nach einem Punkt ein Leerzeichen',
  reserved_username: 'Dieser Benutzername ist reserviert. Nimm einen anderen',
  staff_name: 'Damit hielte man dich für das Team von Staylore. Nimm deinen eigenen Namen',
  common_password: 'Dieses Passwort nutzen zu viele. Nimm ein anderes',
  breached_password: 'Dieses Passwort steht in Listen gestohlener Passwörter. Nimm ein anderes',
  own_words_password:
    'Das ist kaum mehr als dein Name, dein Benutzername, deine Mailadresse oder „Staylore“. Nimm ein anderes',
  too_many: 'Das sind zu viele',
  not_iban: 'Das ist keine gültige IBAN',
  qr_iban:
    'Das ist eine QR-IBAN, die nur mit einer QR-Rechnung funktioniert. Nimm die normale IBAN deines Kontos',
  not_clearing_number: 'Eine Clearingnummer hat 3 bis 9 Ziffern',
  not_vat_id: 'Das ist keine MwSt-Nummer dieses Landes',
  clearing_number_differs: 'Das ist nicht die Clearingnummer aus der IBAN',
  unknown_member: 'Ein Mitglied mit diesem Namen gibt es nicht',
  not_reportable: 'Unter dieser Adresse gibt es bei uns keinen Aufenthalt und kein Profil',
  not_cursor: 'Diese Seite gibt es nicht',
  invalid: 'Das stimmt noch nicht',
};
