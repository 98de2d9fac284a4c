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
import { useTalk } from './talk-context.ts';
import { useTalkActions } from './use-talk-actions.ts';

type Choice = { key: string; icon: Icon; words: ReactNode; act: () => void; isDanger?: boolean };

/** What can be done about a conversation, in the menu and beside it. */
export function useTalkChoices(): Choice[] {
  const { conversation, peer, open } = useTalk();
  const { archive, mute, pin } = useTalkActions();
  const { archived, muted, pinned, group, can } = conversation;
  const asking = (name: 'group' | 'gallery' | 'mute' | 'report' | 'block' | 'leave') => () => open({ name, opened: true });
  const choices: (Choice | false | undefined | null)[] = [
    group && { key: 'group', icon: IconUsersGroup, words: <Trans>About this group</Trans>, act: asking('group') },
    can.read && { key: 'gallery', icon: IconPhoto, words: <Trans>Photos and files</Trans>, act: asking('gallery') },
    pinned
      ? { key: 'pin', icon: IconPinnedOff, words: <Trans>Unpin</Trans>, act: () => void pin(false) }
      : { key: 'pin', icon: IconPin, words: <Trans>Pin to the top</Trans>, act: () => void pin(true) },
    muted
      ? { key: 'mute', icon: IconBell, words: <Trans>Unmute</Trans>, act: () => void mute(false) }
      : { key: 'mute', icon: IconBellOff, words: <Trans>Mute</Trans>, act: asking('mute') },
    archived
      ? { key: 'archive', icon: IconArchiveOff, words: <Trans>Take out of the archive</Trans>, act: () => void archive(false) }
      : { key: 'archive', icon: IconArchive, words: <Trans>Archive</Trans>, act: () => void archive(true) },
    can.report && { key: 'report', icon: IconFlag, words: <Trans>Report conversation</Trans>, act: asking('report') },
    peer && { key: 'block', icon: IconBan, words: <Trans>Block</Trans>, act: asking('block'), isDanger: true },
    group?.can.leave && { key: 'leave', icon: IconDoorExit, words: <Trans>Leave the group</Trans>, act: asking('leave'), isDanger: true },
  ];
  return choices.filter((choice) => Boolean(choice)) as Choice[];
}
