import { Trans } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { isSignedIn, useSession } from '../../../shared/session/session.ts';
import { Capital } from '../../../shared/ui/capital.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';

type LeaveDialogProps = { isDirty: boolean };

/** Asks before what was written is lost: on the way to another page, and when the tab closes. */
export function LeaveDialog({ isDirty }: LeaveDialogProps) {
  const { status, proceed, reset } = useBlocker({
    // Nothing holds back who is signed out.
    shouldBlockFn: () => isDirty && isSignedIn(useSession.getState().status),
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      opened={status === 'blocked'}
      title={<Trans>Leave without saving?</Trans>}
      confirmLabel={
        <Capital>
          <Trans>exit without saving</Trans>
        </Capital>
      }
      danger
      onConfirm={() => proceed?.()}
      onClose={() => reset?.()}
    >
      <Trans>What you have written since the last time is lost.</Trans>
    </ConfirmDialog>
  );
}
