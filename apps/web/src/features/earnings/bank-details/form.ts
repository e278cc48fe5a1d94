import type { BankDetails } from '@staylore/contract/earnings/bank-details';

/** The form by the names of the wire format. */
export type BankForm = ReturnType<typeof emptyForm>;

export function emptyForm(memberName: string) {
  return {
    name: '',
    clearing_number: '',
    adresse: '',
    iban: '',
    acc_number: '',
    holder_name: memberName,
    holder_town: '',
    holder_country: '',
  };
}

/** A stored record in the form; account numbers are masked and stay so unless typed over. */
export function formOf(record: BankDetails): BankForm {
  return {
    name: record.name,
    clearing_number: record.clearing_number,
    adresse: record.adresse,
    iban: record.iban,
    acc_number: record.acc_number,
    holder_name: record.holder_name,
    holder_town: record.holder_town ?? '',
    holder_country: record.holder_country ?? '',
  };
}
