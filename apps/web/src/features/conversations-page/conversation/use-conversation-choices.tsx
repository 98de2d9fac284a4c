import { Trans } from '@lingui/react/macro';
import {
  IconArchive,
  IconArchiveOff,
  IconBan,
  IconBell,
  IconBellOff,
  IconDoorExit,
  IconFlag,
  IconPhoto,
  IconPin,
  IconPinnedOff,
  IconUsersGroup,
  type Icon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useConversation } from './conversation-context.ts';
import { useConversationActions } from './use-conversation-actions.ts';

type ConversationAction = { key: string; icon: Icon; label: ReactNode; act: () => void; isDanger?: boolean };

/** The actions of a conversation, for its menu and the panel beside it. */
export function useConversationMenuItems(): ConversationAction[] {
  const { conversation, peer, open } = useConversation();
  const { archive, mute, pin } = useConversationActions();
  const { archived, muted, pinned, group, can } = conversation;
  const opener = (name: 'group' | 'gallery' | 'mute' | 'report' | 'block' | 'leave') => () => open({ name, opened: true });
  const choices: (ConversationAction | false | undefined | null)[] = [
    group && { key: 'group', icon: IconUsersGroup, label: <Trans>Group details</Trans>, act: opener('group') },
    can.read && { key: 'gallery', icon: IconPhoto, label: <Trans>Photos and files</Trans>, act: opener('gallery') },
    pinned
      ? { key: 'pin', icon: IconPinnedOff, label: <Trans>Unpin</Trans>, act: () => void pin(false) }
      : { key: 'pin', icon: IconPin, label: <Trans>Pin to the top</Trans>, act: () => void pin(true) },
    muted
      ? { key: 'mute', icon: IconBell, label: <Trans>Unmute</Trans>, act: () => void mute(false) }
      : { key: 'mute', icon: IconBellOff, label: <Trans>Mute</Trans>, act: opener('mute') },
    archived
      ? { key: 'archive', icon: IconArchiveOff, label: <Trans>Unarchive</Trans>, act: () => void archive(false) }
      : { key: 'archive', icon: IconArchive, label: <Trans>Archive</Trans>, act: () => void archive(true) },
    can.report && { key: 'report', icon: IconFlag, label: <Trans>Report conversation</Trans>, act: opener('report') },
    peer && { key: 'block', icon: IconBan, label: <Trans>Block</Trans>, act: opener('block'), isDanger: true },
    group?.can.leave && { key: 'leave', icon: IconDoorExit, label: <Trans>Leave group</Trans>, act: opener('leave'), isDanger: true },
  ];
  return choices.filter((choice) => Boolean(choice)) as ConversationAction[];
}
