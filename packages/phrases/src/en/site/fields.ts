import type { FieldCode } from '@staylore/contract/error-codes';

/** Why a field was refused, shown beside it. */
export const fields: Record<FieldCode, string> = {
  required: 'Required',
  too_long: 'This is too long',
  too_short: 'This is too short',
  not_text: 'This must be text',
  not_number: 'This must be a number',
  out_of_range: 'This number is outside the possible range',
  not_email: 'Invalid email',
  not_url: 'This is not a web address',
  not_date: 'This is not a date',
  not_public_https: 'Use a public address that begins with https://',
  not_listed: 'This is not one of the choices',
  bad_characters: 'There are characters in it that cannot be stored',
  bad_username: 'Use 3 to 30 letters, digits, dots or underscores',
  name_is_address: 'A name is no web address. Put a space after a full stop',
  reserved_username: 'This username is reserved. Pick another one',
  common_password: 'Too many people use this password. Pick another one',
  own_words_password:
    'This is little more than your name, username, email address or Staylore. Pick another one',
  too_many: 'That is too many',
  not_iban: 'This is not a valid IBAN',
  qr_iban: 'This is a QR-IBAN, which only works with a QR bill. Use the normal IBAN of your account',
  not_clearing_number: 'A clearing number has 3 to 9 digits',
  not_vat_id: 'This is no VAT number of that country',
  clearing_number_differs: 'This is not the clearing number in the IBAN',
  unknown_member: 'There is no member with this name',
  not_reportable: 'There is no stay or profile of ours at this address',
  not_cursor: 'This page does not exist',
  invalid: 'This is not right yet',
};
