import { useLingui } from '@lingui/react/macro';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import frame from '../../../shared/ui/confirm-dialog.module.css';
import { useReauthentication } from '../../accounts/index.ts';

type DialogProps = {
  opened: boolean;
  title: ReactNode;
  onClose: () => void;
  /** What is shown once is closed by its own button only. */
  once?: boolean;
  children: ReactNode;
};

/** A dialog with something to fill in; what asks for the password opens above it. */
export function Dialog({ opened, title, onClose, once = false, children }: DialogProps) {
  const { t } = useLingui();
  const { isConfirming } = useReauthentication();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      centered
      size={520}
      radius="lg"
      closeOnClickOutside={false}
      closeOnEscape={!once && !isConfirming}
      withCloseButton={!once}
      attributes={{ header: { role: 'none' } }}
      closeButtonProps={{ 'aria-label': t`Close`, size: 44, iconSize: 24 }}
      // One box at a time; it stays, unseen, with what was typed.
      overlayProps={{ backgroundOpacity: isConfirming ? 0 : 0.6 }}
      styles={{ inner: { opacity: isConfirming ? 0 : 1 } }}
      classNames={{ content: frame.content, header: frame.header, title: frame.title, body: frame.body, close: frame.close }}
    >
      {children}
    </Modal>
  );
}
