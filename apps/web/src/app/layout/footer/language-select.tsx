import { asLanguage, languageNames, pathInLanguage } from '../../../platform/texts/language.ts';
import { rememberLanguage } from '../../../platform/texts/remember-language.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';

/** Chooses the language: the first path segment is replaced, or the choice is stored if the path has none. */
export function LanguageSelect() {
  const { t, language } = useTexts();
  const choose = (value: string) => {
    const chosen = asLanguage(value);
    if (chosen === null) return;
    rememberLanguage(chosen);
    const { pathname, search, hash } = window.location;
    const target = pathInLanguage(pathname, chosen);
    if (target === pathname) window.location.reload();
    else window.location.assign(target + search + hash);
  };
  return (
    <label className="flex items-center gap-2 text-14 text-ink-soft">
      {t('footer.lang_item')}
      <select
        value={language}
        onChange={(event) => choose(event.target.value)}
        className="h-10.5 rounded-8 border border-line-strong bg-surface px-3 text-14 text-ink"
      >
        {Object.entries(languageNames).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
