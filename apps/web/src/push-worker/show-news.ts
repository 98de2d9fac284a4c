import { isRightToLeft, resolveLocale } from '@subrosa/rules/reference/locales';
import type { KeptChoices } from '../shared/push/kept-choices.ts';
import { words } from './words.ts';

const TITLE = 'Subrosa';

/** A newer one takes the place of the older. */
const TAG = 'news';

/** What a notification says on this device; whatever was pushed, it never says more. */
export function newsFor(choices: KeptChoices | null, browserLanguage: string): [title: string, options: NotificationOptions] {
  const language = resolveLocale(choices?.language ?? browserLanguage, { production: false });
  const { discreetTitle, text } = words[language];
  // Where nothing is known of the member's wishes, the discreet one is right.
  const title = choices?.discreet === false ? TITLE : discreetTitle;
  return [title, { body: text, tag: TAG, lang: language, dir: isRightToLeft(language) ? 'rtl' : 'ltr' }];
}
