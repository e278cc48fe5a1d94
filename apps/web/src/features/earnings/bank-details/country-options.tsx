import { countryName } from '../../../platform/texts/country-name.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';
import { accountCountries } from './account-check.ts';

/** Countries whose accounts have an IBAN, in the order of the reader's language. */
export function CountryOptions() {
  const texts = useTexts();
  const { t, language } = texts;
  const countries = accountCountries
    .map((code) => ({ code, name: countryName(code, texts) }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
  return (
    <>
      <option value="">{t('bankDetails.choose_country')}</option>
      {countries.map(({ code, name }) => (
        // Browsers differ in names of countries; the one that the server wrote may stay.
        <option key={code} value={code} suppressHydrationWarning>
          {name}
        </option>
      ))}
    </>
  );
}
