import { toast } from '../../../design/primitives/toast/toast-store.ts';
import { useApi } from '../../../platform/api/api.tsx';
import { problemText } from '../../../platform/api/problem-text.ts';
import { storeMember } from '../../../platform/api/session-store.ts';
import type { Member } from '../../../platform/page/page-context.ts';
import { type Theme, themes, useTheme } from '../../../platform/page/theme.ts';
import { type Language, languageNames, languages, pathInLanguage } from '../../../platform/texts/language.ts';
import { rememberLanguage } from '../../../platform/texts/remember-language.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';

/** Language of pages and mails, and the theme of this device. */
export function DisplayChoices({ user }: { user: Member }) {
  const api = useApi();
  const { t, language } = useTexts();
  const [theme, setTheme] = useTheme();
  const chooseLanguage = async (chosen: Language) => {
    try {
      const body = { language: chosen };
      const saved = await api.call('POST /api/users/:id/update', { params: { id: user.id }, body });
      storeMember(saved.user);
    } catch (error) {
      toast(t('settings.display.failed', { reason: problemText(error, t) }), { tone: 'bad' });
      return;
    }
    rememberLanguage(chosen);
    window.location.assign(pathInLanguage(window.location.pathname, chosen));
  };
  return (
    <div className="grid gap-8">
      <Choices<Language>
        label={t('settings.display.language')}
        hint={t('settings.display.language_hint')}
        value={language}
        options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
        onChange={chooseLanguage}
      />
      <Choices<Theme>
        label={t('settings.display.theme')}
        hint={t('settings.display.theme_hint')}
        value={theme}
        options={themes.map((value) => ({ value, label: t(`layout.theme.${value}`) }))}
        onChange={setTheme}
      />
    </div>
  );
}

interface ChoicesProps<T extends string> {
  label: string;
  hint: string;
  value: T;
  options: readonly { value: T; label: string; lang?: Language }[];
  onChange(value: T): void;
}

function Choices<T extends string>({ label, hint, value, options, onChange }: ChoicesProps<T>) {
  return (
    <fieldset>
      <legend className="font-serif text-18 font-semibold">{label}</legend>
      <p className="mt-1 text-14 text-ink-soft">{hint}</p>
      <div className="mt-3 grid gap-3 sm:grid-cols-3">
        {options.map((option) => (
          <label
            key={option.value}
            lang={option.lang}
            className="flex min-h-13 cursor-pointer items-center gap-3 rounded-card border border-line-strong bg-surface px-4 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={label}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="size-4.5 accent-accent outline-none"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
