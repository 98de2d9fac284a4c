import { useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { LinkedRequest } from '../../requests/index.ts';
import classes from './about-request.module.css';

type AboutRequestProps = { id: string; onDrop: () => void };

/** The request post about which the member writes: its link is sent with the message. */
export function AboutRequest({ id, onDrop }: AboutRequestProps) {
  const { t } = useLingui();
  return (
    <div className={classes.request}>
      <LinkedRequest id={id} compact />
      <ActionIcon variant="transparent" size={44} c="var(--muted)" aria-label={t`Remove request`} onClick={onDrop}>
        <IconX size={18} stroke={1.5} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}
