import { Trans } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { usePending } from '../../../shared/use-pending.ts';
import { useBlock } from '../use-block.ts';
import type { DialogProps } from './connect-dialog.tsx';
import classes from './form.module.css';

/** Says what a block does, before it does it. */
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
          <Trans>You vanish for each other everywhere, as if neither had ever been here.</Trans>
        </li>
        <li>
          <Trans>Your connection, requests, favourites and endorsements between you are deleted.</Trans>
        </li>
        <li>
          <Trans>
            <bdi>{member.username}</bdi> is not told. You find the block in your settings, under Blacklist.
          </Trans>
        </li>
      </ul>
    </ConfirmDialog>
  );
}
