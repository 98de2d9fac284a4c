import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { HelpLink } from '../../../shared/help/help-link.tsx';
import classes from '../../../shared/ui/confirm-dialog.module.css';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { UpgradeNote } from '../../../shared/ui/upgrade-note.tsx';
import type { Obstacle } from './use-start.ts';

type StartDialogProps = { obstacle: Obstacle; username: string; onClose: () => void };

/** Explains why a conversation cannot start yet, with the next step. */
export function StartDialog({ obstacle, username, onClose }: StartDialogProps) {
  // The text stays while the dialog fades out.
  const last = useRef<Obstacle>(null);
  if (obstacle) last.current = obstacle;
  return (
    <Dialog
      opened={obstacle !== null}
      onClose={onClose}
      size={480}
      title={
        <Trans>
          Message <bdi>{username}</bdi>
        </Trans>
      }
    >
      {last.current === 'upgrade' ? (
        <UpgradeNote small level={3} title={<Trans>Upgrade to start a conversation</Trans>}>
          <Trans>To start a conversation you need premium and a verified phone or identity.</Trans>
        </UpgradeNote>
      ) : (
        <>
          <p className={classes.text}>
            <Trans>Verify your phone or identity before you start a conversation.</Trans>
          </p>
          <HelpLink topic="verification" />
          <div className={classes.actions}>
            <Button component={Link} to="/settings/account" size="md">
              <Trans>Verify your phone</Trans>
            </Button>
            <Button component={Link} to="/verify" variant="default" size="md">
              <Trans>Verify your identity</Trans>
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
