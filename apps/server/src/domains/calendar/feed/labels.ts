import type { EventType } from '@subrosa/rules/calendar/entries';
import type { Locale } from '@subrosa/rules/reference/locales';

type Labels = Readonly<Record<EventType | 'calendar', string>>;

/** Neutral titles of feed entries, which reveal nothing to someone who sees the screen. */
export const feedLabels: Readonly<Record<Locale, Labels>> = {
  en: { calendar: 'Calendar', event: 'Appointment', schedule: 'Schedule', travel: 'Trip', birthday: 'Birthday' },
  uk: { calendar: 'Календар', event: 'Зустріч', schedule: 'Розклад', travel: 'Поїздка', birthday: 'День народження' },
  ru: { calendar: 'Календарь', event: 'Встреча', schedule: 'Расписание', travel: 'Поездка', birthday: 'День рождения' },
  'zh-TW': { calendar: '行事曆', event: '預約', schedule: '時程', travel: '旅行', birthday: '生日' },
  'zh-CN': { calendar: '日历', event: '预约', schedule: '日程', travel: '旅行', birthday: '生日' },
  he: { calendar: 'יומן', event: 'פגישה', schedule: 'לוח זמנים', travel: 'נסיעה', birthday: 'יום הולדת' },
  ar: { calendar: 'التقويم', event: 'موعد', schedule: 'جدول', travel: 'رحلة', birthday: 'عيد ميلاد' },
};
