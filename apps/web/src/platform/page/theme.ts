import { useSyncExternalStore } from 'react';
import { createListeners } from '../../design/listeners.ts';
import { storeText } from '../storage/stored.ts';
import { themeKey } from './theme-script.ts';

export type Theme = 'system' | 'light' | 'dark';
export const themes: readonly Theme[] = ['system', 'light', 'dark'];

const { subscribe, notify } = createListeners();

/** The current theme; the script in the head has read the stored choice before. */
const current = (): Theme =>
  themes.find((theme) => theme === document.documentElement.dataset['theme']) ?? 'system';

function choose(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  storeText('localStorage', themeKey, theme === 'system' ? null : theme);
  notify();
}

export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, current, () => 'system'), choose];
}
