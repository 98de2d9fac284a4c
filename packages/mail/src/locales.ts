import { isRightToLeft, type Locale } from '@subrosa/rules/reference/locales';

export { locales, type Locale } from '@subrosa/rules/reference/locales';

export type Direction = 'ltr' | 'rtl';

export function directionOf(locale: Locale): Direction {
  return isRightToLeft(locale) ? 'rtl' : 'ltr';
}
