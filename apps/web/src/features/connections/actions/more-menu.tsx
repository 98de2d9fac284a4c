import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Menu } from '@mantine/core';
import { IconBan, IconDots, IconFlag } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { DialogName } from '../dialogs/dialog-host.tsx';

type MoreMenuProps = { username: string; items: ReactNode; onOpen: (dialog: DialogName) => void };

export function MoreMenu({ username, items, onOpen }: MoreMenuProps) {
  const { t } = useLingui();
  return (
    <Menu offset={8} width={264}>
      <Menu.Target>
        <ActionIcon variant="default" size={48} radius="md" aria-label={t`Options for ${username}`} data-opens="block report">
          <IconDots size={20} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {items}
        <Menu.Item leftSection={<IconFlag size={19} stroke={1.5} aria-hidden />} onClick={() => onOpen('report')}>
          <Trans>Report</Trans>
        </Menu.Item>
        <Menu.Item data-danger leftSection={<IconBan size={19} stroke={1.5} aria-hidden />} onClick={() => onOpen('block')}>
          <Trans>Block</Trans>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
