/** Names of spoken languages in the language of the interface. */
export function languageNamesIn(locale: string): (code: string) => string {
  const names = new Intl.DisplayNames([locale], { type: 'language' });
  return (code) => names.of(code) ?? code;
}
