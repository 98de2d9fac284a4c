import { isRightToLeft, resolveLocale } from '@subrosa/rules/reference/locales';
import type { PushPreferences } from '../shared/push/push-preferences.ts';
import { pushTexts } from './push-texts.ts';

const TITLE = 'Subrosa';

/** A newer notification replaces the older one with its tag; the tag also decides the page that a click opens. */
export type NotificationTag = 'news' | 'messages';

/** The text of a notification on this device; it never contains pushed content. */
export function notificationFor(
  choices: PushPreferences | null,
  browserLanguage: string,
  tag: NotificationTag = 'news',
): [title: string, options: NotificationOptions] {
  const language = resolveLocale(choices?.language ?? browserLanguage, { production: false });
  const { discreetTitle, text, message } = pushTexts[language];
  // Without stored preferences the discreet title is used.
  const title = choices?.discreet === false ? TITLE : discreetTitle;
  return [title, { body: tag === 'messages' ? message : text, tag, lang: language, dir: isRightToLeft(language) ? 'rtl' : 'ltr' }];
}

/** The tag of a pushed message; unknown messages get the default tag. */
export function tagOf(pushed: { json(): unknown } | null): NotificationTag {
  try {
    const payload = pushed?.json();
    return typeof payload === 'object' && payload !== null && 'kind' in payload && payload.kind === 'message' ? 'messages' : 'news';
  } catch {
    return 'news';
  }
}
