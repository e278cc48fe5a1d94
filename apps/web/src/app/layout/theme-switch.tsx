import { useTexts } from '../../platform/texts.tsx';
import { themes, useTheme } from '../../platform/theme.ts';
import signs from './signs.svg?url&no-inline';

/** System, light or dark; remembered in this browser. */
export function ThemeSwitch() {
  const { t } = useTexts();
  const [theme, setTheme] = useTheme();
  return (
    <fieldset className="flex rounded-8 border border-line-strong bg-surface p-0.5">
      <legend className="sr-only">{t('layout.theme.label')}</legend>
      {themes.map((choice) => (
        <label
          key={choice}
          title={t(`layout.theme.${choice}`)}
          className="relative flex size-9 items-center justify-center rounded-4 text-ink-soft has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="theme"
            value={choice}
            checked={theme === choice}
            onChange={() => setTheme(choice)}
            className="sr-only"
          />
          <svg
            aria-hidden="true"
            className="size-4.5 fill-none stroke-current stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
          >
            <use href={`${signs}#${choice}`} />
          </svg>
          <span className="sr-only">{t(`layout.theme.${choice}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
