import { notificationLimits } from '@subrosa/rules/notifications/limits';
import type { I18n } from '@lingui/core';

/** Formats counts of a hundred and more as `99+`. */
export function formatCount(unread: number, { locale }: Pick<I18n, 'locale'>): string {
  const digits = new Intl.NumberFormat(locale);
  const most = notificationLimits.unread;
  return unread >= most ? `${digits.format(most - 1)}+` : digits.format(unread);
}
