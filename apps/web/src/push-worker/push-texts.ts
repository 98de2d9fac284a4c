import type { Locale } from '@subrosa/rules/reference/locales';

type PushTexts = {
  /** Replaces our name for members who chose the discreet title. */
  discreetTitle: string;
  text: string;
  message: string;
};

/** All texts that a lock screen can show: without names and subjects. Not in the catalogs, because the worker has to be small. */
export const pushTexts: Readonly<Record<Locale, PushTexts>> = {
  en: { discreetTitle: 'Reminder', text: 'Something new is waiting for you.', message: 'New message' },
  uk: { discreetTitle: 'Нагадування', text: 'На вас чекає щось нове.', message: 'Нове повідомлення' },
  ru: { discreetTitle: 'Напоминание', text: 'Вас ждёт что-то новое.', message: 'Новое сообщение' },
  'zh-TW': { discreetTitle: '提醒', text: '有新的內容等著您。', message: '新訊息' },
  'zh-CN': { discreetTitle: '提醒', text: '有新的内容等着您。', message: '新消息' },
  he: { discreetTitle: 'תזכורת', text: 'משהו חדש מחכה לכם.', message: 'הודעה חדשה' },
  ar: { discreetTitle: 'تذكير', text: 'هناك جديد في انتظارك.', message: 'رسالة جديدة' },
};
