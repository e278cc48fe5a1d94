/** Einen einzelnen Beitrag des Foto-Netzwerks über seinen Link sichern. */
export const instagramLinks = {
  title: 'Instagram-Link einfügen',
  lead: 'Der Link zum Beitrag oder Reel, in dem du von diesem Aufenthalt erzählt hast. Bild, Text und Ort kommen von dort.',
  link: 'Link zum Beitrag oder Reel',
  placeholder: 'https://www.instagram.com/p/…',
  upload: 'Hochladen',
  working: 'Der Beitrag wird gesucht …',
  handle: 'Instagram-Name zum Beitrag',
  handle_hint: 'Mit oder ohne @. Instagram verrät nicht mehr, von wem ein Beitrag ist.',
  by_hand: 'Bild und Text selbst hinzufügen',
  by_handle: 'Lieber den Namen angeben',
  file: 'Bild des Beitrags',
  file_choose: 'Bild wählen',
  file_chosen: 'Gewählt: {{name}}',
  file_hint: 'PNG, JPG oder GIF, bis 10\u00a0MB',
  caption: 'Text',
  add_picture: 'Bild von {{title}} aus Instagram holen',
  picture_coming: 'Das Bild ist unterwegs',
  show: 'Im Profil ansehen',
  required: 'Bitte gib den Link eines Instagram-Beitrags oder -Reels ein.',
  failed: 'Dieser Instagram-Beitrag konnte nicht gespeichert werden.',
  error: 'Beim Speichern dieses Instagram-Beitrags ist etwas schiefgegangen.',
  saved: 'Der Instagram-Beitrag ist gespeichert.',
  troubles: {
    not_a_post:
      'Dieser Link führt zu keinem Beitrag. Öffne den Beitrag oder das Reel auf Instagram und kopier den Link dort.',
    share_dead:
      'Dieser Teilen-Link führt zu keinem öffentlichen Beitrag. Öffne den Beitrag auf Instagram und kopier seinen eigenen Link.',
    not_a_handle: 'Ein Instagram-Name besteht aus Buchstaben, Ziffern, Punkten und Unterstrichen.',
    unknown: 'Instagram verrät nicht, von wem dieser Beitrag ist. Unter welchem Namen steht er?',
    not_at_handle:
      'Unter den neuesten Beiträgen von @{{handle}} ist keiner mit diesem Link. Prüf den Namen, oder füg Bild und Text selbst hinzu.',
    handle_closed:
      'Die Beiträge unter diesem Namen lassen sich nicht lesen: Das Konto ist privat, persönlich oder nicht vorhanden. Prüf den Namen, oder füg Bild und Text selbst hinzu.',
    file_missing: 'Bitte füg auch das Bild des Beitrags hinzu.',
    caption_missing: 'Bitte füg auch den Text des Beitrags hinzu.',
    duplicate: 'Diesen Beitrag hast du schon gespeichert.',
    handle_claimed: 'Dieser Beitrag gehört zu einem Konto, das ein anderes Mitglied bestätigt hat.',
  },
};
