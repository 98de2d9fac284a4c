import type { Settings } from '../../shared/own-settings.ts';

/** Where Mantine stores the chosen theme. */
const KEY = 'mantine-color-scheme-value';

const themes: readonly string[] = ['auto', 'dark', 'light'] satisfies readonly Settings['theme'][];

function chosenTheme(): Settings['theme'] {
  const stored = localStorage.getItem(KEY) ?? '';
  return themes.includes(stored) ? (stored as Settings['theme']) : 'auto';
}

/** Changes the theme from outside of React: Mantine listens to storage events of other windows, so this dispatches one. */
export function chooseTheme(theme: Settings['theme']): void {
  if (theme === chosenTheme()) return;
  localStorage.setItem(KEY, theme);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: theme, storageArea: localStorage }));
}

/** Calls back when the theme changes, by whichever switch. */
export function onThemeChoice(callback: (theme: Settings['theme']) => void): void {
  const observer = new MutationObserver(() => callback(chosenTheme()));
  observer.observe(document.documentElement, { attributeFilter: ['data-mantine-color-scheme'] });
}
