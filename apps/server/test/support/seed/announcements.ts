import type { Locale } from '@subrosa/rules/reference/locales';
import { addAnnouncement } from '../../../src/domains/announcements/store.ts';
import type { Clock } from '../../../src/platform/clock.ts';
import type { Tx } from '../../../src/platform/db/database.ts';

const DAY = 86_400_000;

const announcements: readonly { id: string; fromDays: number; untilDays: number; texts: Record<Locale, string> }[] = [
  {
    id: '6f1c0a52-64d7-4b0e-9d0c-5a2f7c1e8b01',
    fromDays: -30,
    untilDays: -28,
    texts: {
      en: 'Maintenance early on Sunday: this site will be unavailable for 1 hour from 02:00.',
      uk: 'У ніч на неділю технічні роботи: сайт буде недоступний 1 годину, з 02:00.',
      ru: 'В ночь на воскресенье технические работы: сайт будет недоступен 1 час, с 02:00.',
      'zh-TW': '週日凌晨進行維護：本站將自 02:00 起暫停服務 1 小時。',
      'zh-CN': '周日凌晨进行维护：本站将自 02:00 起暂停服务 1 小时。',
      he: 'תחזוקה ביום ראשון לפנות בוקר: האתר לא יהיה זמין למשך שעה אחת, החל מ־02:00.',
      ar: 'صيانة فجر يوم الأحد: لن يكون هذا الموقع متاحًا لمدة ساعة واحدة ابتداءً من 02:00.',
    },
  },
  {
    id: '6f1c0a52-64d7-4b0e-9d0c-5a2f7c1e8b02',
    // Far enough in the future that no page shows it now.
    fromDays: 300,
    untilDays: 303,
    texts: {
      en: 'The calendar will soon show your other calendars. Your entries won’t change.',
      uk: 'Незабаром календар показуватиме й інші ваші календарі. Ваші записи не зміняться.',
      ru: 'Скоро календарь будет показывать и другие ваши календари. Ваши записи не изменятся.',
      'zh-TW': '行事曆即將顯示您的其他行事曆。您的行程不會改變。',
      'zh-CN': '日历即将显示您的其他日历。您的日程不会改变。',
      he: 'בקרוב היומן יציג גם את היומנים האחרים שלכם. הפריטים שלכם לא ישתנו.',
      ar: 'سيعرض التقويم قريبًا تقويماتك الأخرى. لن تتغير مواعيدك.',
    },
  },
];

/** Adds a past and a future announcement. */
export async function seedAnnouncements(tx: Tx, clock: Clock): Promise<void> {
  const seeded = await tx
    .selectFrom('announcement')
    .select('id')
    .where(
      'id',
      'in',
      announcements.map(({ id }) => id),
    )
    .executeTakeFirst();
  if (seeded) return;
  const now = clock.now();
  const at = (days: number) => new Date(now.getTime() + days * DAY);
  for (const { id, fromDays, untilDays, texts } of announcements) {
    await addAnnouncement(tx, { id, texts, startsAt: at(fromDays), endsAt: at(untilDays), endedAt: null }, now);
  }
}
