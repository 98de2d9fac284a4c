import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconPencil, IconShare2, IconTrash, IconCircleOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import type { RequestView } from '../api/request.ts';
import type { DialogName } from '../dialogs/dialog-host.tsx';
import { linkToEdit } from '../request-link.ts';
import { PlansLink } from '../plans-link.tsx';
import { History } from './history.tsx';
import classes from './owner-tools.module.css';

type OwnerToolsProps = { request: RequestView; onOpen: (dialog: DialogName) => void };

/** The owner's actions for a post, and its state. */
export function OwnerTools({ request, onOpen }: OwnerToolsProps) {
  const { can, own, status, id } = request;
  return (
    <div className={classes.tools}>
      <div className={classes.actions}>
        {can.edit && status === 'published' && (
          <Button
            component={Link}
            {...linkToEdit(id)}
            variant="default"
            size="md"
            leftSection={<IconPencil size={18} stroke={1.6} aria-hidden="true" />}
          >
            <Trans>Edit</Trans>
          </Button>
        )}
        {status === 'published' && (
          <Button
            variant="default"
            size="md"
            data-opens="share"
            leftSection={<IconShare2 size={18} stroke={1.6} aria-hidden="true" />}
            onClick={() => onOpen('share')}
          >
            <Trans>Share</Trans>
          </Button>
        )}
        {can.withdraw && (
          <Button
            variant="default"
            size="md"
            data-opens="withdraw"
            className={classes.danger}
            leftSection={<IconCircleOff size={18} stroke={1.6} aria-hidden="true" />}
            onClick={() => onOpen('withdraw')}
          >
            <Trans context="a request post">Withdraw</Trans>
          </Button>
        )}
        {can.delete && (
          <Button
            variant="default"
            size="md"
            data-opens="remove"
            className={classes.danger}
            leftSection={<IconTrash size={18} stroke={1.6} aria-hidden="true" />}
            onClick={() => onOpen('remove')}
          >
            <Trans>Delete</Trans>
          </Button>
        )}
      </div>
      {own?.correctionUntil && can.edit && status === 'published' && (
        <p className={classes.note}>
          <Trans>
            You can fix mistakes until <MomentText instant={own.correctionUntil} clockOnly />. With premium, you can edit at any time.
          </Trans>
        </p>
      )}
      {can.editByUpgrade && !can.edit && (
        <p className={classes.note}>
          <Trans>Editing and deleting published requests are premium features. You can withdraw a request at any time.</Trans> <PlansLink />
        </p>
      )}
      <History request={request} />
    </div>
  );
}
