import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowBackUp, IconCopy, IconDots, IconFlag, IconTrash } from '@tabler/icons-react';
import { changeDraft, type TextEntry } from '../../conversations/index.ts';
import classes from './message-menu.module.css';
import { useTalk } from './talk-context.ts';

type MessageMenuProps = { entry: TextEntry };

/** What can be done about one message. */
export function MessageMenu({ entry }: MessageMenuProps) {
  const { t } = useLingui();
  const { conversation, ownId, open } = useTalk();
  const icon = { size: 19, stroke: 1.5, 'aria-hidden': true } as const;
  const isOwn = entry.senderId === ownId;
  return (
    <Menu offset={4} width={240} position={isOwn ? 'bottom-end' : 'bottom-start'}>
      <Menu.Target>
        <ActionIcon variant="transparent" size={44} c="var(--muted)" className={classes.button} aria-label={t`More about this message`}>
          <IconDots size={20} stroke={1.5} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {conversation.can.send && (
          <Menu.Item leftSection={<IconArrowBackUp {...icon} />} onClick={() => changeDraft(conversation.id, { replyTo: entry.id })}>
            <Trans>Reply</Trans>
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconCopy {...icon} />}
          onClick={() => void navigator.clipboard.writeText(entry.text).catch(() => undefined)}
        >
          <Trans>Copy</Trans>
        </Menu.Item>
        {!isOwn && conversation.can.report && (
          <Menu.Item leftSection={<IconFlag {...icon} />} onClick={() => open({ name: 'report', opened: true, messageId: entry.id })}>
            <Trans>Report this message</Trans>
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconTrash {...icon} />} onClick={() => open({ name: 'deleteForMe', opened: true, messageId: entry.id })}>
          <Trans>Delete for me</Trans>
        </Menu.Item>
        {isOwn && (
          <Menu.Item
            data-danger
            leftSection={<IconTrash {...icon} />}
            onClick={() => open({ name: 'deleteForAll', opened: true, messageId: entry.id })}
          >
            <Trans>Delete for everybody</Trans>
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
