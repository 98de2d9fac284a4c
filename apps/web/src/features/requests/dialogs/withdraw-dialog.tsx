import { Trans } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { usePending } from '../../../shared/use-pending.ts';
import { useOwnRequest } from '../api/own.ts';
import type { DialogProps } from './dialog-props.ts';

/** Asks for confirmation before a post is withdrawn permanently. */
export function WithdrawDialog({ request, opened, onClose }: DialogProps) {
  const { withdraw } = useOwnRequest(request.id);
  const { isPending, run } = usePending();

  async function handleConfirm() {
    if (await run(withdraw)) onClose();
  }

  return (
    <ConfirmDialog
      danger
      opened={opened}
      onClose={onClose}
      isPending={isPending}
      title={<Trans>Withdraw this request?</Trans>}
      confirmLabel={<Trans context="a request post">Withdraw</Trans>}
      onConfirm={() => void handleConfirm()}
    >
      <Trans>Only you will be able to see it, and it can’t be published again. It still counts towards today’s limit.</Trans>
    </ConfirmDialog>
  );
}
