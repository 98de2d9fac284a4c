import { Trans } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { usePending } from '../../../shared/use-pending.ts';
import { useOwnRequest } from '../api/own.ts';
import type { DialogProps } from './dialog-props.ts';

/** Asks for confirmation before a post is deleted with all its content. */
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
      <Trans>The request and its photos and videos will be deleted. This can’t be undone.</Trans>
    </ConfirmDialog>
  );
}
