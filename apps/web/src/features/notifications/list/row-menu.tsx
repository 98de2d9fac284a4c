import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Menu } from '@mantine/core';
import { IconBellMinus, IconCheck, IconDots, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Notification } from '../api/notifications.ts';
import { useNotificationActions } from '../api/use-changes.ts';
import classes from './row-menu.module.css';

type RowMenuProps = {
  notification: Notification;
  /** The id of the notification's sentence. */
  sentenceId: string;
};

export function RowMenu({ notification, sentenceId }: RowMenuProps) {
  const { t } = useLingui();
  const { read, remove } = useNotificationActions();
  return (
    <Menu offset={4} width={240}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          c="var(--muted)"
          className={classes.target}
          aria-label={t`More`}
          aria-describedby={sentenceId}
        >
          <IconDots size={19} stroke={1.5} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {!notification.read && (
          <Menu.Item leftSection={<IconCheck size={19} stroke={1.5} aria-hidden />} onClick={() => void read(notification)}>
            <Trans>Mark as read</Trans>
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconTrash size={19} stroke={1.5} aria-hidden />} onClick={() => void remove(notification)}>
          <Trans>Remove</Trans>
        </Menu.Item>
        <Menu.Item component={Link} to="/settings/notifications" leftSection={<IconBellMinus size={19} stroke={1.5} aria-hidden />}>
          <Trans>Manage notifications</Trans>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
