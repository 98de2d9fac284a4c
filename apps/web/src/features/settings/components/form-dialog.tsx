import type { ReactNode } from 'react';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { useReauthentication } from '../../accounts/index.ts';

type FormDialogProps = {
  opened: boolean;
  title: ReactNode;
  onClose: () => void;
  /** Content that is shown only once can be closed by its own button only. */
  once?: boolean;
  children: ReactNode;
};

/** A dialog with a form; the password dialog opens above it. */
export function FormDialog({ opened, title, onClose, once = false, children }: FormDialogProps) {
  const { isConfirming } = useReauthentication();
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={title}
      size={520}
      closeOnClickOutside={false}
      closeOnEscape={!once && !isConfirming}
      withCloseButton={!once}
      // Hidden but still mounted while the password dialog is open, so that it keeps the typed values.
      overlayProps={{ backgroundOpacity: isConfirming ? 0 : 0.6 }}
      styles={{ inner: { opacity: isConfirming ? 0 : 1 } }}
    >
      {children}
    </Dialog>
  );
}
