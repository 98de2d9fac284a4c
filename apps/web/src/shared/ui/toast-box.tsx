import { Notifications } from '@mantine/notifications';

export { notifications } from '@mantine/notifications';

/** The place of toasts on the page. */
export function ToastBox() {
  return <Notifications position="bottom-center" />;
}
