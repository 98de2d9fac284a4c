import { useLingui } from '@lingui/react/macro';
import { Modal, type ModalProps } from '@mantine/core';
import classes from './dialog.module.css';
import { useBackCloses } from './use-back-closes.ts';

type DialogProps = Omit<ModalProps, 'centered' | 'radius' | 'attributes' | 'closeButtonProps' | 'classNames'>;

/** The frame of every dialog: a title, a labelled close button, and the content. */
export function Dialog(props: DialogProps) {
  const { t } = useLingui();
  useBackCloses(props.opened, props.onClose);
  return (
    <Modal
      {...props}
      centered
      radius="lg"
      attributes={{ header: { role: 'none' } }}
      closeButtonProps={{ 'aria-label': t`Close`, size: 44, iconSize: 24 }}
      classNames={{ content: classes.content, header: classes.header, title: classes.title, body: classes.body, close: classes.close }}
    />
  );
}
