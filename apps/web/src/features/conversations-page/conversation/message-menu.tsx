import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Menu } from '@mantine/core';
import { conversationLimits } from '@subrosa/rules/conversations/limits';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCopy,
  IconDots,
  IconFlag,
  IconPencil,
  IconPin,
  IconPinnedOff,
  IconTrash,
} from '@tabler/icons-react';
import { useNow } from '../../../shared/use-now.ts';
import { changeDraft, type TextEntry } from '../../conversations/index.ts';
import { keyOfReaction } from '../report/report-items.ts';
import classes from './message-menu.module.css';
import { QuickReactions } from './quick-reactions.tsx';
import { useRows, useConversation } from './conversation-context.ts';
import { useConversationActions } from './use-conversation-actions.ts';

type MessageMenuProps = { entry: TextEntry };

/** The actions for one message. */
export function MessageMenu({ entry }: MessageMenuProps) {
  const { t } = useLingui();
  const { ownId } = useRows();
  const isOwn = entry.senderId === ownId;
  return (
    <Menu offset={4} width={272} position={isOwn ? 'bottom-end' : 'bottom-start'}>
      <Menu.Target>
        <ActionIcon variant="transparent" size={44} c="var(--muted)" className={classes.button} aria-label={t`Message options`}>
          <IconDots size={20} stroke={1.5} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <MessageActions entry={entry} isOwn={isOwn} />
      </Menu.Dropdown>
    </Menu>
  );
}

const icon = { size: 19, stroke: 1.5, 'aria-hidden': true } as const;

function MessageActions({ entry, isOwn }: MessageMenuProps & { isOwn: boolean }) {
  const { conversation, ownId, open } = useConversation();
  const now = useNow();
  const { send, report } = conversation.can;
  const { id } = entry;
  // The report dialog preselects the newest reaction of another member and lists the others.
  const reaction = entry.reactions.findLast(({ memberId }) => memberId !== ownId);
  const isYoung = now.getTime() - Date.parse(entry.sentAt) < conversationLimits.editWithinMs;
  const about = (name: 'forward' | 'report' | 'deleteForMe' | 'deleteForAll') => () => open({ name, opened: true, messageId: id });
  return (
    <>
      {send && (
        <>
          <QuickReactions entry={entry} />
          <Menu.Item
            leftSection={<IconArrowBackUp {...icon} />}
            onClick={() => changeDraft(conversation.id, { replyTo: id, editing: null })}
          >
            <Trans>Reply</Trans>
          </Menu.Item>
        </>
      )}
      <Menu.Item leftSection={<IconArrowForwardUp {...icon} />} onClick={about('forward')}>
        <Trans>Forward</Trans>
      </Menu.Item>
      {send && isOwn && isYoung && (
        <Menu.Item
          leftSection={<IconPencil {...icon} />}
          onClick={() => changeDraft(conversation.id, { editing: id, replyTo: null, text: entry.text, files: [] })}
        >
          <Trans>Edit</Trans>
        </Menu.Item>
      )}
      {entry.text !== '' && (
        <Menu.Item
          leftSection={<IconCopy {...icon} />}
          onClick={() => void navigator.clipboard.writeText(entry.text).catch(() => undefined)}
        >
          <Trans>Copy</Trans>
        </Menu.Item>
      )}
      <PinItem id={id} />
      {!isOwn && report && (
        <Menu.Item leftSection={<IconFlag {...icon} />} onClick={about('report')}>
          <Trans>Report message</Trans>
        </Menu.Item>
      )}
      {report && reaction && (
        <Menu.Item
          leftSection={<IconFlag {...icon} />}
          onClick={() => open({ name: 'report', opened: true, messageId: keyOfReaction(reaction) })}
        >
          <Trans>Report reaction</Trans>
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconTrash {...icon} />} onClick={about('deleteForMe')}>
        <Trans>Delete for me</Trans>
      </Menu.Item>
      {isOwn && (
        <Menu.Item data-danger leftSection={<IconTrash {...icon} />} onClick={about('deleteForAll')}>
          <Trans>Delete for everyone</Trans>
        </Menu.Item>
      )}
    </>
  );
}

/** In a group only admins pin messages. */
function PinItem({ id }: { id: string }) {
  const { conversation } = useConversation();
  const { pinMessage } = useConversationActions();
  const { group, can, pins } = conversation;
  if (!can.send || (group && !group.can.manage)) return null;
  const isPinned = pins.some((pin) => pin.id === id);
  return (
    <Menu.Item leftSection={isPinned ? <IconPinnedOff {...icon} /> : <IconPin {...icon} />} onClick={() => void pinMessage(id, !isPinned)}>
      {isPinned ? <Trans>Unpin message</Trans> : <Trans>Pin message</Trans>}
    </Menu.Item>
  );
}
