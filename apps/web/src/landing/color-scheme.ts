/** Where Mantine keeps the theme, so that the app and this page agree. */
const KEY = 'mantine-color-scheme-value';

type ColorScheme = 'dark' | 'light';

export function colorScheme(): ColorScheme {
  const kept = localStorage.getItem(KEY);
  if (kept === 'dark' || kept === 'light') return kept;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

export function chooseColorScheme(scheme: ColorScheme): void {
  document.documentElement.dataset['mantineColorScheme'] = scheme;
  localStorage.setItem(KEY, scheme);
}
