import { Trans } from '@lingui/react/macro';
import type { ConnectionState } from '@subrosa/rules/connections/changes';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { BoundariesNote } from './boundaries-first.tsx';
import { ConnectForm } from './connect-form.tsx';
import classes from './form.module.css';

export type DialogProps = {
  member: { id: string; username: string };
  state: ConnectionState;
  opened: boolean;
  onClose: () => void;
};

/** Sends a connection request: shows the member's boundaries first, then asks for a note. */
export function ConnectDialog({ member, state, opened, onClose }: DialogProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      returnFocus={false}
      size={480}
      title={
        <Trans>
          Connect with <bdi>{member.username}</bdi>
        </Trans>
      }
    >
      <div className={classes.form}>
        <BoundariesNote username={member.username} />
        <ConnectForm member={member} state={state} onSent={onClose} onCancel={onClose} />
      </div>
    </Dialog>
  );
}
