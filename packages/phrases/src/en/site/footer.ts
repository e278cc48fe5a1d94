/** Footer of every page. */
export const footer = {
  company_item: 'Company',
  about_item: 'About',
  map_item: 'Map of stays',
  support_item: 'Support',
  contact_item: 'Contact',
  work_with_us_item: 'Work with us',
  influencer_item: 'Influencer',
  affiliate_item: 'Partners',
  import_item: 'Import your stays',
  legal_item: 'Legal',
  privacy_item: 'Privacy',
  term_of_use_item: 'Terms of use',
  imprint_item: 'Imprint',
  lang_item: 'Language',
  copyright: 'All rights reserved.',
};
