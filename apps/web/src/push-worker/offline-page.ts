import { isRightToLeft, type Locale, resolveLocale } from '@subrosa/rules/reference/locales';
import type { PushPreferences } from '../shared/push/push-preferences.ts';

type OfflineTexts = { title: string; text: string; retry: string };

/** Without our name, because anybody can see it. Not in the catalogs, because the worker has to be small. */
export const offlineTexts: Readonly<Record<Locale, OfflineTexts>> = {
  en: { title: 'You’re offline', text: 'Check your connection and try again.', retry: 'Try again' },
  uk: { title: 'Немає з’єднання', text: 'Перевірте з’єднання й спробуйте ще раз.', retry: 'Спробувати ще раз' },
  ru: { title: 'Нет соединения', text: 'Проверьте соединение и попробуйте ещё раз.', retry: 'Попробовать ещё раз' },
  'zh-TW': { title: '您已離線', text: '請檢查您的連線，然後再試一次。', retry: '再試一次' },
  'zh-CN': { title: '您已离线', text: '请检查您的网络连接，然后重试。', retry: '重试' },
  he: { title: 'אין חיבור לרשת', text: 'בדקו את החיבור ונסו שוב.', retry: 'ניסיון נוסף' },
  ar: { title: 'لا يوجد اتصال', text: 'يُرجى التحقق من الاتصال والمحاولة مجددًا.', retry: 'المحاولة مجددًا' },
};

/** The tokens of the theme, because the page can load no file. */
const STYLE = `
:root { color-scheme: light dark; --bg: #fbf8f7; --text: #231b20; --muted: #675a61; --fill: #a42b4d; }
@media (prefers-color-scheme: dark) { :root { --bg: #131014; --text: #f4eff1; --muted: #b9adb8; --fill: #b8385a; } }
body { margin: 0; background: var(--bg); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
main { display: grid; place-content: center; justify-items: center; gap: 16px; min-block-size: 100svh; padding: 40px 16px;
  box-sizing: border-box; text-align: center; }
h1, p { margin: 0; max-inline-size: 48ch; text-wrap: balance; }
h1 { font-size: 1.75rem; font-weight: 500; line-height: 1.2; }
p { color: var(--muted); }
a { padding: 10px 20px; border-radius: 8px; background: var(--fill); color: #fff; text-decoration: none; }
a:focus-visible { outline: 2px solid var(--text); outline-offset: 2px; }
`;

/** In the language of the member; the link loads the same page again. */
export function offlinePage(choices: PushPreferences | null, browserLanguage: string): string {
  const language = resolveLocale(choices?.language ?? browserLanguage, { production: false });
  const { title, text, retry } = offlineTexts[language];
  const direction = isRightToLeft(language) ? 'rtl' : 'ltr';
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><a href="">${retry}</a></main></body>
</html>`;
}

/** Loads nothing and runs nothing, whatever it contained. */
export const offlineHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

/** Whether the browser opens one of our pages: files and calls of the api get the browser's own error. */
export function isPage({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>): boolean {
  return method === 'GET' && mode === 'navigate' && !/^\/(?:api|sails|media|documents|assets)\//.test(new URL(url).pathname);
}
