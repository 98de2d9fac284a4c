import { Notifications } from '@mantine/notifications';

export { notifications } from '@mantine/notifications';

/** Where toasts appear. */
export function ToastBox() {
  return <Notifications position="bottom-center" />;
}
