import { Trans } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { isSignedIn, useSession } from '../session/session.ts';
import { Capitalized } from './capitalized.tsx';
import { isAnyLayerOpen } from './use-back-closes.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

type LeaveDialogProps = {
  isDirty: boolean;
  /** The path whose steps keep the values, so that navigation between them needs no confirmation. */
  staysOn?: string;
};

/** Asks for confirmation before unsaved changes are lost, on navigation and when the tab closes. */
export function LeaveDialog({ isDirty, staysOn }: LeaveDialogProps) {
  const { status, proceed, reset } = useBlocker({
    // Navigation is not blocked after a logout, or within the same form.
    shouldBlockFn: ({ action, current, next }) =>
      isDirty &&
      !(action === 'BACK' && isAnyLayerOpen()) &&
      isSignedIn(useSession.getState().status) &&
      next.pathname !== staysOn &&
      !(next.pathname === current.pathname && 'edit' in next.search),
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      opened={status === 'blocked'}
      title={<Trans>Leave without saving?</Trans>}
      confirmLabel={
        <Capitalized>
          <Trans>exit without saving</Trans>
        </Capitalized>
      }
      danger
      onConfirm={() => proceed?.()}
      onClose={() => reset?.()}
    >
      <Trans>Your unsaved changes will be lost.</Trans>
    </ConfirmDialog>
  );
}
