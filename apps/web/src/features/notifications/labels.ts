import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NotificationCategory } from '@subrosa/rules/notifications/kinds';
import type { Days } from './days.ts';

export const categoryNames: Record<NotificationCategory, MessageDescriptor> = {
  connections: msg`Connections`,
  favourites: msg`Favourites`,
  calendar: msg`Calendar`,
  membership: msg`Membership`,
  media: msg`Requests and photos`,
};

export const showNames: Record<'all' | 'unread', MessageDescriptor> = {
  all: msg({ message: 'All', context: 'notifications' }),
  unread: msg({ message: 'Unread', context: 'notifications' }),
};

export const dayNames: Record<Days, MessageDescriptor> = {
  today: msg`Today`,
  week: msg`This week`,
  earlier: msg`Earlier`,
};
