import { Trans } from '@lingui/react/macro';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconUserCheck, IconUserMinus } from '@tabler/icons-react';
import classes from './member-actions.module.css';

type ConnectedMenuProps = { onRemove: () => void };

/** Shows that both members are connected; its menu can end the connection. */
export function ConnectedMenu({ onRemove }: ConnectedMenuProps) {
  return (
    <Menu offset={8}>
      <Menu.Target>
        <Button
          variant="default"
          size="md"
          className={classes.main}
          data-opens="remove"
          leftSection={<IconUserCheck size={19} stroke={1.6} aria-hidden="true" className={classes.connected} />}
          rightSection={<IconChevronDown size={18} stroke={1.6} aria-hidden="true" />}
        >
          <Trans context="how two members stand">Connected</Trans>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconUserMinus size={19} stroke={1.5} aria-hidden />} onClick={onRemove}>
          <Trans>Remove connection</Trans>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
