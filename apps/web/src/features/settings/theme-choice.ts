import type { Settings } from '../../shared/own-settings.ts';

/** Where Mantine keeps what was chosen. */
const KEY = 'mantine-color-scheme-value';

const themes: readonly string[] = ['auto', 'dark', 'light'] satisfies readonly Settings['theme'][];

function chosenTheme(): Settings['theme'] {
  const stored = localStorage.getItem(KEY) ?? '';
  return themes.includes(stored) ? (stored as Settings['theme']) : 'auto';
}

/** From outside of React: Mantine listens to what other windows choose, so this speaks as one. */
export function chooseTheme(theme: Settings['theme']): void {
  if (theme === chosenTheme()) return;
  localStorage.setItem(KEY, theme);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: theme, storageArea: localStorage }));
}

/** Calls back when the reader chooses another theme, by whichever switch. */
export function onThemeChoice(callback: (theme: Settings['theme']) => void): void {
  const observer = new MutationObserver(() => callback(chosenTheme()));
  observer.observe(document.documentElement, { attributeFilter: ['data-mantine-color-scheme'] });
}
