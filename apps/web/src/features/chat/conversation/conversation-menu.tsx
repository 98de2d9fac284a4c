import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useConversationChoices } from './use-conversation-choices.tsx';

/** What can be done about a conversation. */
export function ConversationMenu() {
  const { t } = useLingui();
  const choices = useConversationChoices();
  return (
    <Menu offset={8} width={264}>
      <Menu.Target>
        <ActionIcon variant="subtle" size={44} radius="md" c="var(--text)" aria-label={t`More about this conversation`}>
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
