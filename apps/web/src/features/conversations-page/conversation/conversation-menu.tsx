import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useConversationMenuItems } from './use-conversation-choices.tsx';

/** The menu of a conversation. */
export function ConversationMenu() {
  const { t } = useLingui();
  const choices = useConversationMenuItems();
  return (
    <Menu offset={8} width={264}>
      <Menu.Target>
        <ActionIcon variant="subtle" size={44} radius="md" c="var(--text)" aria-label={t`Conversation options`}>
          <IconDots size={22} stroke={1.5} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map(({ key, icon: Icon, label, act, isDanger }) => (
          <Menu.Item key={key} data-danger={isDanger} leftSection={<Icon size={19} stroke={1.5} aria-hidden="true" />} onClick={act}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
