import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NotificationData } from '@mantine/notifications';
import { toasts } from './toasts.tsx';

/** Shows a toast with a labelled close button. */
export function showToast(kind: 'info' | 'error', toast: Pick<NotificationData, 'message' | 'id' | 'autoClose'>): void {
  const color = kind === 'error' ? 'red' : 'rose';
  void toasts().then(({ show }) => show({ ...toast, color, closeButtonProps: { 'aria-label': i18n._(msg`Close`) } }));
}

export function hideToast(id: string): void {
  void toasts().then(({ hide }) => hide(id));
}
