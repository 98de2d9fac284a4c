import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ConnectionAction } from '@subrosa/rules/connections/changes';
import frame from '../../../shared/ui/confirm-dialog.module.css';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { RequestNote } from '../actions/request-note.tsx';
import { useConnectionState } from '../use-connection-state.ts';
import type { DialogProps } from './connect-dialog.tsx';
import classes from './form.module.css';

/** From a card: a request that the viewer received. */
export function RespondDialog({ member, state, opened, onClose }: DialogProps) {
  const { change } = useConnectionState(member.id, state);

  function handleAnswer(action: ConnectionAction) {
    void change(action);
    onClose();
  }

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      returnFocus={false}
      size={440}
      title={
        <Trans>
          <bdi>{member.username}</bdi> would like to connect
        </Trans>
      }
    >
      <div className={classes.form}>
        <RequestNote memberId={member.id} />
        <p className={classes.text}>
          <Trans>If you decline, they won’t be notified and can’t ask again for a month.</Trans>
        </p>
      </div>
      <div className={frame.actions}>
        <Button variant="default" size="md" onClick={() => handleAnswer('decline')}>
          <Trans>Decline</Trans>
        </Button>
        <Button size="md" data-autofocus onClick={() => handleAnswer('confirm')}>
          <Trans>Confirm</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
