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
      en: 'Maintenance on Sunday night: this site will be unavailable for 1 hour from 02:00.',
      uk: 'У ніч на неділю дім спить годину, з другої ночі.',
      ru: 'В ночь на воскресенье дом спит час, с двух ночи.',
      'zh-TW': '週日凌晨兩點起，本站將休息一小時。',
      'zh-CN': '周日凌晨两点起，本站将休息一小时。',
      he: 'בלילה שבין שבת לראשון הבית ישן שעה, משתיים.',
      ar: 'ليلة الأحد ينام البيت ساعة، ابتداءً من الثانية.',
    },
  },
  {
    id: '6f1c0a52-64d7-4b0e-9d0c-5a2f7c1e8b02',
    // Far enough in the future that no page shows it now.
    fromDays: 300,
    untilDays: 303,
    texts: {
      en: 'The calendar will soon show your other calendars. Your entries won’t change.',
      uk: 'Календар навчиться читати інші календарі. Ваше лишається як є.',
      ru: 'Календарь научится читать другие календари. Ваше останется как есть.',
      'zh-TW': '行事曆將可讀取其他行事曆，您的內容不會改變。',
      'zh-CN': '日历将可读取其他日历，您的内容不会改变。',
      he: 'היומן ילמד לקרוא יומנים אחרים. שום דבר שלכם לא ישתנה.',
      ar: 'سيتعلم التقويم قراءة تقاويم أخرى. لا شيء مما لديكم يتغير.',
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
