import type { ReactNode } from 'react';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { useReauthentication } from '../../accounts/index.ts';

type FormDialogProps = {
  opened: boolean;
  title: ReactNode;
  onClose: () => void;
  /** What is shown once is closed by its own button only. */
  once?: boolean;
  children: ReactNode;
};

/** A dialog with something to fill in; what asks for the password opens above it. */
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
      // One box at a time; it stays, unseen, with what was typed.
      overlayProps={{ backgroundOpacity: isConfirming ? 0 : 0.6 }}
      styles={{ inner: { opacity: isConfirming ? 0 : 1 } }}
    >
      {children}
    </Dialog>
  );
}
