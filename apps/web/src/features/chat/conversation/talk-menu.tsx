import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Menu } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconBan, IconBell, IconBellOff, IconDots, IconFlag } from '@tabler/icons-react';
import { useTalk } from './talk-context.ts';
import { useTalkActions } from './use-talk-actions.ts';

/** What can be done about a conversation. */
export function TalkMenu() {
  const { t } = useLingui();
  const { conversation, peer, open } = useTalk();
  const { archive, mute } = useTalkActions();
  const { archived, muted, can } = conversation;
  const icon = { size: 19, stroke: 1.5, 'aria-hidden': true } as const;
  return (
    <Menu offset={8} width={264}>
      <Menu.Target>
        <ActionIcon variant="subtle" size={44} radius="md" c="var(--text)" aria-label={t`More about this conversation`}>
          <IconDots size={22} stroke={1.5} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={muted ? <IconBell {...icon} /> : <IconBellOff {...icon} />} onClick={() => void mute(!muted)}>
          {muted ? <Trans>Unmute</Trans> : <Trans>Mute</Trans>}
        </Menu.Item>
        <Menu.Item
          leftSection={archived ? <IconArchiveOff {...icon} /> : <IconArchive {...icon} />}
          onClick={() => void archive(!archived)}
        >
          {archived ? <Trans>Take out of the archive</Trans> : <Trans>Archive</Trans>}
        </Menu.Item>
        {can.report && (
          <Menu.Item leftSection={<IconFlag {...icon} />} onClick={() => open({ name: 'report', opened: true })}>
            <Trans>Report conversation</Trans>
          </Menu.Item>
        )}
        {peer && (
          <Menu.Item data-danger leftSection={<IconBan {...icon} />} onClick={() => open({ name: 'block', opened: true })}>
            <Trans>Block</Trans>
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
