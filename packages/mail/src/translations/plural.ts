import type { Locale } from '../locales.ts';

type Forms = { other: string } & { [Category in Intl.LDMLPluralRule]?: string };

/** The form of the language for this number. A form may omit the number, as "two hours" is one word in Hebrew. */
export function plural(locale: Locale, count: number, forms: Forms): string {
  return forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
}
