import type { ErrorCode } from '@staylore/contract/error-codes';

/** Was jemand liest, wenn ein Aufruf scheitert: was passiert ist und wie es weitergeht. */
export const errors: Record<ErrorCode, string> = {
  'request.invalid': 'Ein paar Angaben passen noch nicht.',
  'request.malformed': 'Die Anfrage konnte nicht gelesen werden.',
  'request.too_large': 'Das ist mehr, als auf einmal geht.',
  'request.unsupported_type': 'Diese Art von Inhalt wird hier nicht angenommen.',
  'request.too_many': 'Das war viel auf einmal. Warte einen Moment und versuch es noch einmal.',
  'request.not_found': 'Unter dieser Adresse gibt es nichts.',
  'request.foreign_origin': 'Die Anfrage kam von einer anderen Website und wurde abgelehnt.',
  'server.failed': 'Bei uns ist etwas schiefgelaufen. Bitte versuch es noch einmal.',
  'server.unavailable': 'Staylore ist gerade nicht erreichbar. Bitte versuch es gleich noch einmal.',
  'session.required': 'Bitte melde dich zuerst an.',
  'session.foreign_id': 'Du bist unter einem anderen Konto angemeldet.',
  'session.proof_needed': 'Bestätige bitte noch einmal, dass du es bist, und versuch es dann wieder.',
  'access.denied': 'Das darfst du nicht.',
  'accounts.email_taken': 'Diese Mailadresse ist schon vergeben!',
  'accounts.wrong_credentials': 'Mailadresse oder Passwort stimmt nicht.',
  'accounts.too_many_tries':
    'Zu viele falsche Passwörter für dieses Konto. Warte {{wait}} oder setz per Mail ein neues Passwort: Dann kannst du dich sofort anmelden.',
  'accounts.too_many_mails':
    'Eine Mail mit Link wurde schon mehrmals angefordert. Gehört die Adresse zu einem Konto, gilt der neueste Link noch; die nächste Mail geht in {{wait}}.',
  'accounts.identity_unverified': 'Deine Anmeldung ließ sich nicht bestätigen. Bitte fang noch einmal an.',
  'accounts.wrong_password': 'Das alte Passwort stimmt nicht.',
  'accounts.wrong_code': 'Das ist nicht der Code aus der neuesten Mail, oder er ist älter als zehn Minuten.',
  'accounts.token_dead': 'Dieser Link ist nicht mehr gültig.',
  'accounts.other_account':
    'Dieser Link gehört zu einem anderen Konto. Melde dich dort an und öffne den Link noch einmal.',
  'accounts.email_unconfirmed':
    'Bestätige bitte zuerst deine Mailadresse, mit dem Link, den wir dorthin geschickt haben.',
  'accounts.factor_needed': 'Bitte bestätige mit deinem zweiten Faktor, dass du es bist.',
  'security.wrong_code':
    'Der Code stimmt nicht oder wurde schon benutzt. Warte auf den nächsten oder nimm einen Wiederherstellungscode.',
  'security.too_many_codes': 'Zu viele falsche Codes. Bitte warte {{wait}} und versuch es dann noch einmal.',
  'security.step_over':
    'Diese Anmeldung hat zu lange gedauert oder wurde beendet. Bitte fang noch einmal an.',
  'security.setup_over': 'Das hat zu lange gedauert. Bitte fang mit einem neuen QR-Code noch einmal an.',
  'security.app_exists':
    'Du hast schon eine Authenticator-App eingerichtet. Entferne sie zuerst, um eine andere einzurichten.',
  'security.no_factor': 'Wiederherstellungscodes gehören zu einem zweiten Faktor. Richte zuerst einen ein.',
  'accounts.limited':
    'Dein Konto ist vorerst eingeschränkt: Am Tag kannst du einen Aufenthalt teilen und fünf Mitgliedern neu folgen. In unserer Mail steht, warum, und wie du Beschwerde einlegst.',
  'moderation.not_found': 'Diesen Fall oder diese Entscheidung gibt es nicht.',
  'moderation.decided': 'Das ist schon entschieden, oder es ist zu spät.',
  'moderation.no_post': 'Es gibt keinen Beitrag dazu: Er wurde gelöscht, oder es geht um das Mitglied.',
  'operations.not_found': 'Diesen Auftrag oder diese Buchung gibt es nicht mehr.',
  'moderation.own_report': 'Das hast du selbst gemeldet. Darüber entscheidet jemand anders.',
  'moderation.own_decision': 'Eine Beschwerde beantwortet jemand anders als die Person, die entschieden hat.',
  'security.passkey_refused':
    'Dieser Passkey hat nicht funktioniert. Versuch es noch einmal oder nimm einen anderen Weg.',
  'security.too_many_passkeys': 'Du hast schon zehn Passkeys. Entferne zuerst einen.',
  'profiles.not_found': 'Ein Mitglied mit diesem Namen gibt es nicht.',
  'posts.not_found': 'Diesen Beitrag gibt es nicht oder nicht mehr.',
  'pictures.too_large': 'Das Bild ist größer als 10\u00a0MB.',
  'pictures.unsupported_type': 'Dieses Bild können wir nicht lesen. Nimm JPG, PNG, GIF, WebP oder AVIF.',
  'pictures.broken': 'Das Bild ist beschädigt und lässt sich nicht lesen.',
  'pictures.too_many_pixels':
    'Das Bild hat mehr als 50 Megapixel (als AVIF mehr als 17) oder eine Seite über 20.000 Pixel. Bitte mach es kleiner.',
  'pictures.infected': 'Ein Virenscanner hat in dieser Datei etwas Schädliches gefunden.',
  'pictures.too_many': 'Ein Beitrag fasst höchstens 20 Bilder.',
  'follows.self': 'Dir selbst kannst du nicht folgen.',
  'follows.too_many':
    'Für heute reicht es: Neue Mitglieder können am Tag bis zu fünfzig anderen folgen. Mit der Zeit und mit den Aufenthalten, die du teilst, werden es mehr.',
  'follows.not_found': 'Du folgst diesem Mitglied nicht.',
  'favourites.not_found': 'Diesen Favoriten gibt es nicht mehr.',
  'recommendations.not_permitted': 'Du darfst nicht im Namen anderer empfehlen.',
  'claims.handle_taken':
    'Dieses Konto hat schon ein anderes Mitglied bestätigt. Wenn es deins ist, schreib uns.',
  'claims.code_missing':
    'Den Code haben wir noch nicht gefunden. Schreib ihn in deine Bio oder einen Bildtext und prüf dann noch einmal.',
  'claims.not_found': 'Für dieses Konto gibt es keine Bestätigung.',
  'claims.saver_gone':
    'Wer diesen Aufenthalt gespeichert hat, ist nicht mehr da. Er lässt sich nicht mehr zurückgeben.',
  'claims.stay_known': 'Das Profil, in das er käme, hat diesen Aufenthalt schon.',
  'instagram.handle_claimed':
    'Dieses Konto gehört einem Mitglied. Nur dieses Mitglied kann seine Beiträge importieren.',
  'instagram.bad_signature': 'Diese Anfrage ist nicht so signiert, wie Instagram es tut.',
  'instagram.unknown_code': 'Diesen Bestätigungscode kennen wir nicht.',
  'instagram.not_configured': 'Instagram ist hier nicht verbunden.',
  'instagram.not_connected': 'Dein Instagram-Konto ist noch nicht verbunden.',
  'instagram.connection_expired':
    'Die Verbindung zu deinem Instagram-Konto ist abgelaufen. Bitte verbinde es noch einmal.',
  'instagram.rate_limited':
    'Instagram bittet uns um etwas Geduld. Versuch es in ein paar Minuten noch einmal.',
  'instagram.unreachable': 'Instagram ist gerade nicht zu erreichen. Versuch es gleich noch einmal.',
  'instagram.code_used':
    'Dieser Zugang zu deinen Bildern ist schon benutzt oder zu alt. Bitte verbinde dein Konto noch einmal.',
  'sign_in.not_configured': 'Diese Art der Anmeldung ist hier nicht eingerichtet.',
  'sign_in.refused': 'Die Anmeldung wurde nicht abgeschlossen. Bitte versuch es noch einmal.',
  'sign_in.no_email':
    'Dein Anbieter hat uns keine bestätigte Mailadresse genannt, und die brauchen wir. Leg dein Konto bitte mit deiner Mailadresse an.',
  'places.unavailable': 'Der Kartendienst antwortet nicht. Bitte versuch es noch einmal.',
  'notifications.push_refused': 'Den Push-Dienst dieses Browsers erreichen wir nicht.',
  'notifications.push_taken': 'Dieser Browser bekommt schon die Mitteilungen eines anderen Kontos.',
  'links.not_found': 'Diesen Link gibt es nicht.',
  'earnings.bad_signature': 'Die Signatur stimmt nicht.',
  'earnings.unknown_click': 'Diesen Klick gibt es nicht.',
  'earnings.unknown_partner': 'Diesen Partner gibt es nicht.',
  'earnings.link_off': 'Dieser Link ist ausgeschaltet.',
  'bank_details.exists': 'Du hast schon eine Bankverbindung. Ändere sie stattdessen.',
  'bank_details.not_found': 'Es gibt noch keine Bankverbindung.',
  'hotels.not_found': 'Dieses Hotel gibt es nicht.',
  'imports.not_found': 'Diesen Import gibt es nicht.',
  'wishes.not_found': 'Das steht nicht auf deiner Merkliste.',
  'wishes.no_hotel': 'Dieser Aufenthalt nennt kein Hotel.',
  'payouts.not_found': 'Diese Auszahlung gibt es nicht.',
  'leaving.password_needed': 'Bitte gib dein Passwort ein, um dein Konto zu löschen.',
  'leaving.sign_in_again':
    'Bitte melde dich ab und wieder an und lösch dein Konto dann innerhalb von zehn Minuten.',
  'leaving.nowhere_to_pay':
    'Es kommt noch Geld zu dir, und uns fehlt deine Bankverbindung. Trag sie zuerst ein, oder verzichte auf das Geld.',
  'takeout.not_found': 'Es gibt keine Datei zum Herunterladen. Lass deine Daten zuerst zusammenstellen.',
  'bookings.not_found': 'Diese Buchung gibt es nicht.',
  'bookings.closed':
    'Diese Buchung lässt sich hier nicht mehr ändern: Der Aufenthalt hat begonnen, oder die Buchung wurde storniert.',
  'bookings.request_open':
    'Eine Anfrage wartet schon auf Antwort. Zieh sie zuerst zurück, oder beantworte sie.',
  'bookings.asked_often':
    'Du hast an einem Tag zehnmal angefragt, und jedes Mal haben wir der anderen Seite geschrieben. Bitte warte {{wait}}.',
  'bookings.request_answered': 'Diese Anfrage wurde schon beantwortet oder zurückgezogen.',
};
