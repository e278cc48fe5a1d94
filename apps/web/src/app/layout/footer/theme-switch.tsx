import { themes, useTheme } from '../../../platform/page/theme.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';
import signs from './signs.svg?url&no-inline';

/** System, light or dark; stored in this browser. */
export function ThemeSwitch() {
  const { t } = useTexts();
  const [theme, setTheme] = useTheme();
  return (
    <fieldset className="flex rounded-8 border border-line-strong bg-surface p-0.5">
      <legend className="sr-only">{t('layout.theme.label')}</legend>
      {themes.map((choice) => (
        <label key={choice} title={t(`layout.theme.${choice}`)} className="theme-choice">
          <input
            type="radio"
            name="theme"
            value={choice}
            checked={theme === choice}
            onChange={() => setTheme(choice)}
            className="sr-only"
          />
          <svg aria-hidden="true" className="sign">
            <use href={`${signs}#${choice}`} />
          </svg>
          <span className="sr-only">{t(`layout.theme.${choice}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
