import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Menu } from '@mantine/core';
import { IconBan, IconDots, IconEdit, IconMessageReply, IconUsersPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../../shared/session/session.ts';
import { ComposeDialog } from '../../first-message/index.ts';

/** Each dialog is loaded when it is opened for the first time. */
const dialogs = {
  compose: ComposeDialog,
  create: lazy(async () => ({ default: (await import('../group/create-dialog.tsx')).CreateDialog })),
  blocked: lazy(async () => ({ default: (await import('../group/blocked-dialog.tsx')).BlockedDialog })),
  autoReply: lazy(async () => ({ default: (await import('../autoreply/autoreply-dialog.tsx')).AutoReplyDialog })),
};

type ListDialog = { name: keyof typeof dialogs; opened: boolean; time: number } | null;

const icon = { size: 19, stroke: 1.5, 'aria-hidden': true } as const;

/** The menu of the list of conversations. */
export function ListMenu() {
  const { t } = useLingui();
  const isConfidant = useSession((session) => session.account?.accountType === 'confidant');
  const [dialog, setDialog] = useState<ListDialog>(null);
  const Dialog = dialog && dialogs[dialog.name];
  // A dialog starts with fresh state each time it is opened.
  const open = (name: keyof typeof dialogs) => setDialog((before) => ({ name, opened: true, time: (before?.time ?? 0) + 1 }));
  return (
    <>
      <ActionIcon variant="subtle" size={44} radius="md" c="var(--text)" aria-label={t`New conversation`} onClick={() => open('compose')}>
        <IconEdit size={22} stroke={1.5} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon variant="subtle" size={44} radius="md" c="var(--text)" aria-label={t`New group`} onClick={() => open('create')}>
        <IconUsersPlus size={22} stroke={1.5} aria-hidden="true" />
      </ActionIcon>
      <Menu offset={8} width={248} position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" size={44} radius="md" c="var(--text)" aria-label={t`Conversation list options`}>
            <IconDots size={22} stroke={1.5} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {isConfidant && (
            <Menu.Item leftSection={<IconMessageReply {...icon} />} onClick={() => open('autoReply')}>
              <Trans>Auto-reply</Trans>
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconBan {...icon} />} onClick={() => open('blocked')}>
            <Trans>Blocked groups</Trans>
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {dialog && Dialog && (
          <Dialog key={dialog.time} opened={dialog.opened} onClose={() => setDialog((open) => open && { ...open, opened: false })} />
        )}
      </Suspense>
    </>
  );
}
