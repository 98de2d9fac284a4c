/** Where Mantine stores the theme, so that the app and this page use the same one. */
const KEY = 'mantine-color-scheme-value';

type ColorScheme = 'dark' | 'light';

export function colorScheme(): ColorScheme {
  const stored = localStorage.getItem(KEY);
  if (stored === 'dark' || stored === 'light') return stored;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

export function chooseColorScheme(scheme: ColorScheme): void {
  document.documentElement.dataset['mantineColorScheme'] = scheme;
  localStorage.setItem(KEY, scheme);
}
