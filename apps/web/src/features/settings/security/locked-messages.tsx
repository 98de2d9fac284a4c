import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useReauthentication } from '../../accounts/index.ts';
import { useAccountChanged } from '../calls/account.ts';
import { openKeys } from '../calls/recovery-code.ts';
import { Notice } from '../components/notice.tsx';
import { RowButton } from '../components/row-button.tsx';

/** After a reset of the password. The dialog offers the recovery code and the fresh start. */
export function LockedMessages() {
  const { perform } = useReauthentication();
  const accountChanged = useAccountChanged();
  const unlocking = useMutation({
    mutationFn: () =>
      perform(
        { reason: <Trans>First your new password, then the way to your messages.</Trans>, action: <Trans>Continue</Trans> },
        openKeys,
      ),
    onSettled: accountChanged,
  });
  return (
    <Notice
      title={<Trans>Your messages are locked.</Trans>}
      action={
        <RowButton onClick={() => unlocking.mutate()}>
          <Trans>Unlock messages</Trans>
        </RowButton>
      }
    >
      <Trans>Since you reset the password, only your recovery code opens them. Without it you can start fresh.</Trans>
    </Notice>
  );
}
