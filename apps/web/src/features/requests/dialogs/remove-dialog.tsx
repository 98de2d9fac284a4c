import { Trans } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { usePending } from '../../../shared/use-pending.ts';
import { useOwnRequest } from '../calls/own.ts';
import type { DialogProps } from './dialog-props.ts';

/** Asks before a post is deleted with everything in it. */
export function RemoveDialog({ request, opened, onClose }: DialogProps) {
  const { remove } = useOwnRequest(request.id);
  const { isPending, run } = usePending();

  return (
    <ConfirmDialog
      danger
      opened={opened}
      onClose={onClose}
      isPending={isPending}
      title={<Trans>Delete this request?</Trans>}
      confirmLabel={<Trans>Delete</Trans>}
      onConfirm={() => void run(remove)}
    >
      <Trans>It is deleted with its photos and videos. This cannot be undone.</Trans>
    </ConfirmDialog>
  );
}
