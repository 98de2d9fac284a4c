import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { notifications, type NotificationData } from '@mantine/notifications';

/** A few words at the edge of the page, with a way to put them away that has a name. */
export function showToast(kind: 'info' | 'error', toast: Pick<NotificationData, 'message' | 'id' | 'autoClose'>): void {
  notifications.show({ ...toast, color: kind === 'error' ? 'red' : 'rose', closeButtonProps: { 'aria-label': i18n._(msg`Close`) } });
}
