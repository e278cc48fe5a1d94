/** Fußzeile jeder Seite. */
export const footer = {
  company_item: 'Unternehmen',
  about_item: 'Über uns',
  map_item: 'Karte der Aufenthalte',
  support_item: 'Hilfe',
  contact_item: 'Kontakt',
  work_with_us_item: 'Mitmachen',
  influencer_item: 'Influencer',
  affiliate_item: 'Partner',
  import_item: 'Aufenthalte importieren',
  legal_item: 'Rechtliches',
  privacy_item: 'Datenschutz',
  term_of_use_item: 'Nutzungs\u00adbedingungen',
  lang_item: 'Sprache',
  copyright: 'Alle Rechte vorbehalten.',
};
