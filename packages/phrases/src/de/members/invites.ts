export const invites = {
  title: 'Lade Leute ein und vernetze dich mit ihnen, um ihre Hotelaufenthalte zu sehen',
  meta_title: 'Leute einladen',
  intro: 'Leute, die dir folgen oder die Orte kennen, über die du geschrieben hast. Schreib ihnen.',
  invite: 'Einladen',
  invite_name: '@{{username}} über WhatsApp einladen',
  message: 'Ich sammle meine Hotels auf Staylore und würde gern deine sehen. Schau mal rein: {{link}}',
  follows_you: 'folgt dir',
  same_place: 'war auch dort',
  loading: 'Leute werden geladen …',
  empty: 'Niemand mehr zum Einladen',
  empty_text: 'Du folgst allen, die wir kennen. Lade mit dem Knopf oben jemand Neues ein.',
  anyone: 'Jemand anderen einladen',
};
