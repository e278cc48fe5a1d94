/** Das eigene Konto löschen, und es doch behalten. */
export const leaving = {
  lead: 'Dein Profil und alles, was du veröffentlicht hast, verschwindet. 30 Tage lang kannst du es dir anders überlegen.',
  take_along: 'Zuerst deine Daten herunterladen',
  now: {
    title: 'Sofort',
    signed_out: 'Du wirst überall abgemeldet.',
    hidden:
      'Profil, Aufenthalte, Bilder, Favoriten und Follower werden nirgends mehr gezeigt und nirgends mehr gezählt.',
    links: 'Deine Hotellinks führen auf eine Seite, die sagt, dass sie nicht mehr gelten.',
    quiet: 'Wir suchen nicht mehr nach neuen Aufenthalten und schreiben dir keine Neuigkeiten mehr.',
  },
  later: {
    title: 'Nach 30 Tagen, endgültig',
    gone: 'Alles wird gelöscht: Aufenthalte mit ihren Bildern, Favoriten, Follower, Merkliste, Importe, Mitteilungen, Anmeldungen, verbundene Konten, Bankverbindung, Name und Mailadresse.',
    name: 'Deinen Benutzernamen kann 90 Tage später jemand anders nehmen.',
    back: 'Bis dahin kannst du dich anmelden und dein Konto behalten: Alles ist wieder, wie es war.',
  },
  stays: {
    title: 'Was bleibt',
    taken:
      'Aufenthalte, die andere aus deinem Instagram-Konto gespeichert hatten und die du entfernt oder übernommen hast: Sie gehen nach den 30 Tagen an sie zurück, außer denen, die du bearbeitet hast.',
    money:
      'Buchungen, Provisionen und Auszahlungen, ohne deinen Namen und unter einer Nummer. Wir müssen sie 10 Jahre aufbewahren (Schweizer Obligationenrecht, Art. 958f), ebenso die Zahlungsaufträge an die Bank, die versiegelt bleiben.',
    providers:
      'Was du bei Google oder Apple erlaubt hast, bleibt dort, bis du es in deinem Konto dort widerrufst. Wir haben keinen Schlüssel dazu.',
  },
  money: {
    title: 'Es kommt noch Geld zu dir',
    expected: 'Erwartet',
    payable: 'Auszahlbar',
    in_payout: 'Bei der Bank',
    wait: 'Warten, bis es bezahlt ist',
    wait_hint:
      'Du bist sofort nicht mehr zu sehen. Gelöscht wird nach 30 Tagen, aber nicht, bevor das Letzte bezahlt ist; wir zahlen auch unter dem Mindestbetrag. Bei Buchungen, deren Aufenthalt noch bevorsteht, kann das Monate dauern; länger als ein Jahr warten wir nicht. Was wir nicht überweisen können, zum Beispiel in einer Währung, die unsere Bank nicht auszahlt, hält das nicht auf: Es bleibt in unseren Büchern, und in unserer letzten Mail steht, wie du es bekommst.',
    give_up: 'Darauf verzichten',
    give_up_hint: 'Es wird nicht ausgezahlt, und wir warten nicht darauf.',
    no_account: 'Dafür fehlt uns deine Bankverbindung.',
    add_account: 'Bankverbindung eintragen',
  },
  password: 'Dein Passwort',
  password_hint: 'Damit das niemand anders in deinem Namen tut.',
  stale:
    'Du meldest dich ohne Passwort an. Bitte melde dich ab und wieder an und komm dann innerhalb von zehn Minuten hierher zurück.',
  submit: 'Mein Konto löschen',
  sure: {
    title: 'Dein Konto löschen?',
    text: 'Du wirst überall abgemeldet, und niemand sieht dich mehr. 30 Tage lang kannst du zurückkommen.',
    confirm: 'Löschen',
  },
  required: 'Bitte gib dein Passwort ein',
  wrong: 'Dieses Passwort stimmt nicht.',
  failed: 'Dein Konto ließ sich nicht löschen. {{reason}}',
  keep: {
    meta_title: 'Konto behalten',
    title: 'Willkommen zurück, {{name}}',
    lead: 'Du wolltest dein Konto löschen. Bis zum {{day}} kannst du es behalten; so lange sieht es niemand.',
    over: 'Du wolltest dein Konto löschen, und die Zeit, es zu behalten, ist abgelaufen. Es ist noch nicht gelöscht; deshalb kannst du es vorerst noch behalten.',
    submit: 'Mein Konto behalten',
    leave: 'Abmelden und löschen lassen',
    failed: 'Dein Konto ließ sich nicht behalten. {{reason}}',
    gone_title: 'Dein Konto wird gelöscht',
    gone: 'Niemand sieht es mehr. Wenn du es dir innerhalb von 30 Tagen anders überlegst, melde dich an und behalte es. Das haben wir dir auch geschrieben.',
    login: 'Wieder anmelden',
    home: 'Zur Startseite',
  },
  mails: {
    asked: {
      subject: 'Dein Konto bei Staylore wird gelöscht',
      heading: 'Mach es gut, {{name}}',
      text: 'Wie gewünscht sieht niemand mehr dein Profil und deine Aufenthalte, und du bist überall abgemeldet. Am {{day}} wird alles endgültig gelöscht. Bis dahin kannst du dein Konto behalten: Melde dich an und drück auf „Mein Konto behalten“.',
      waits: 'Es kommt noch Geld zu dir. Wir warten mit dem Löschen, bis es bezahlt ist.',
      button: 'Anmelden',
      small: 'Wenn du das nicht warst: Melde dich an, behalte das Konto und ändere sofort dein Passwort.',
    },
    done: {
      subject: 'Dein Konto bei Staylore ist gelöscht',
      heading: 'Dein Konto ist gelöscht',
      text: 'Profil, Aufenthalte, Bilder und alles andere über dich sind weg. Das war unsere letzte Mail an dich.',
      owed: 'Dir stehen noch {{sums}} zu, die wir nicht auf dein Bankkonto überweisen können. Sie bleiben ohne deinen Namen in unseren Büchern. Um sie zu bekommen, schreib uns und nenne diesen Code. Heb ihn auf: Nur er zeigt, dass das Geld dir gehört.',
      code: 'Code',
      write: 'Schreib uns',
      footer: 'Du bekommst diese Mail, weil du ein Konto bei Staylore hattest.',
      small:
        'Wenn du Provision verdient hast, bleiben die Belege dazu 10 Jahre ohne deinen Namen, wie es das Schweizer Recht verlangt (Obligationenrecht, Art. 958f).',
    },
  },
};
