import { Trans } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { usePending } from '../../../shared/use-pending.ts';
import { useBlock } from '../use-block.ts';
import type { DialogProps } from './connect-dialog.tsx';
import classes from './form.module.css';

/** Explains the effects of a block before it happens. */
export function BlockDialog({ member, opened, onClose }: DialogProps) {
  const block = useBlock();
  const { isPending, run } = usePending();

  return (
    <ConfirmDialog
      danger
      opened={opened}
      onClose={onClose}
      isPending={isPending}
      title={
        <Trans>
          Block <bdi>{member.username}</bdi>?
        </Trans>
      }
      confirmLabel={<Trans>Block</Trans>}
      onConfirm={() => void run(() => block(member.id))}
    >
      <ul className={classes.list}>
        <li>
          <Trans>You won’t see each other anywhere on Subrosa.</Trans>
        </li>
        <li>
          <Trans>Your connection, requests to each other, favourites and endorsements will be deleted.</Trans>
        </li>
        <li>
          <Trans>
            <bdi>{member.username}</bdi> won’t be notified. To unblock, go to Settings › Blocked members.
          </Trans>
        </li>
      </ul>
    </ConfirmDialog>
  );
}
