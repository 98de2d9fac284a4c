import { isRightToLeft, resolveLocale } from '@subrosa/rules/reference/locales';
import type { PushPreferences } from '../shared/push/push-preferences.ts';
import { pushTexts } from './push-texts.ts';

const TITLE = 'Subrosa';

/** A newer one takes the place of the older of its tag, which says too where it leads. */
export type NotificationTag = 'news' | 'messages';

/** What a notification says on this device; whatever was pushed, it never says more. */
export function notificationFor(
  choices: PushPreferences | null,
  browserLanguage: string,
  tag: NotificationTag = 'news',
): [title: string, options: NotificationOptions] {
  const language = resolveLocale(choices?.language ?? browserLanguage, { production: false });
  const { discreetTitle, text, message } = pushTexts[language];
  // Where nothing is known of the member's wishes, the discreet one is right.
  const title = choices?.discreet === false ? TITLE : discreetTitle;
  return [title, { body: tag === 'messages' ? message : text, tag, lang: language, dir: isRightToLeft(language) ? 'rtl' : 'ltr' }];
}

/** What a push is about; whatever it is that we do not know is news. */
export function tagOf(pushed: { json(): unknown } | null): NotificationTag {
  try {
    const payload = pushed?.json();
    return typeof payload === 'object' && payload !== null && 'kind' in payload && payload.kind === 'message' ? 'messages' : 'news';
  } catch {
    return 'news';
  }
}
