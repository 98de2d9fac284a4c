import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ConnectionAction, ConnectionState } from '@subrosa/rules/connections/changes';
import { IconClock, IconUserPlus } from '@tabler/icons-react';
import type { DialogName } from '../dialogs/dialog-host.tsx';
import { useConnectionState } from '../use-connection-state.ts';
import { ConnectedMenu } from './connected-menu.tsx';
import classes from './member-actions.module.css';

type ConnectionButtonsProps = {
  member: { id: string };
  state: ConnectionState;
  onOpen: (dialog: DialogName) => void;
  /** Called before a change: the pressed button may disappear. */
  onAct: () => void;
};

/** The viewer's relation to a member, with the available actions. */
export function ConnectionButtons({ member, state, onOpen, onAct }: ConnectionButtonsProps) {
  const { change } = useConnectionState(member.id, state);

  function act(action: ConnectionAction) {
    onAct();
    void change(action);
  }

  switch (state) {
    case 'none':
      return (
        <Button
          size="md"
          className={classes.main}
          data-opens="connect"
          leftSection={<IconUserPlus size={19} stroke={1.6} aria-hidden="true" />}
          onClick={() => onOpen('connect')}
        >
          <Trans>Connect</Trans>
        </Button>
      );
    case 'outgoing':
      return (
        <>
          <p className={classes.state} role="status">
            <IconClock size={19} stroke={1.6} aria-hidden="true" />
            <Trans>Waiting for User Approval</Trans>
          </p>
          <Button variant="default" size="md" onClick={() => act('withdraw')}>
            <Trans context="a connection request">Withdraw</Trans>
          </Button>
        </>
      );
    case 'incoming':
      return (
        <>
          <Button size="md" className={classes.main} onClick={() => act('confirm')}>
            <Trans>Confirm</Trans>
          </Button>
          <Button variant="default" size="md" className={classes.main} onClick={() => act('decline')}>
            <Trans>Decline</Trans>
          </Button>
        </>
      );
    case 'connected':
      return <ConnectedMenu onRemove={() => onOpen('remove')} />;
    default:
      return state satisfies never;
  }
}
