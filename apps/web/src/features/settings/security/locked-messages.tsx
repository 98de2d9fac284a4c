import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { openKeysByPassword, useReauthentication } from '../../accounts/index.ts';
import { useAccountChanged } from '../api/account.ts';
import { InlineAlert } from '../components/inline-alert.tsx';
import { RowButton } from '../components/row-button.tsx';

/** Shown after a password reset. The dialog offers the recovery code and new keys. */
export function LockedMessages() {
  const { perform } = useReauthentication();
  const accountChanged = useAccountChanged();
  const unlocking = useMutation({
    mutationFn: () =>
      perform(
        { reason: <Trans>Set a new password first, then unlock your messages.</Trans>, action: <Trans>Continue</Trans> },
        openKeysByPassword,
      ),
    onSettled: accountChanged,
  });
  return (
    <InlineAlert
      title={<Trans>Your messages are locked.</Trans>}
      action={
        <RowButton onClick={() => unlocking.mutate()}>
          <Trans>Unlock messages</Trans>
        </RowButton>
      }
    >
      <Trans>Since your password reset, only your recovery code can unlock them. If you don’t have it, you can start over.</Trans>
    </InlineAlert>
  );
}
