import { Trans, useLingui } from '@lingui/react/macro';
import { useDisclosure } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { useAccountChanged, type Account } from '../api/account.ts';
import { removePhone } from '../../phone/index.ts';
import { StatusBadge } from '../components/status-badge.tsx';
import { RowButton } from '../components/row-button.tsx';
import { Row } from '../components/row.tsx';
import { PhoneDialog } from './phone-dialog.tsx';

type PhoneRowProps = { account: Account };

export function PhoneRow({ account }: PhoneRowProps) {
  const { t } = useLingui();
  const accountChanged = useAccountChanged();
  const [isChanging, { open: change, close: endChange }] = useDisclosure();
  const [isRemoving, { open: startRemoving, close: endRemoving }] = useDisclosure();
  const removal = useMutation({ mutationFn: removePhone, onSuccess: accountChanged, onSettled: endRemoving });

  return (
    <Row title={<Trans>Phone</Trans>} detail={<PhoneState account={account} />} wide={account.phone !== null}>
      <RowButton label={account.phone ? t`Change phone` : t`Add phone`} onClick={change}>
        {account.phone ? <Trans>Change</Trans> : <Trans>Add</Trans>}
      </RowButton>
      {account.phone && (
        <RowButton label={t`Remove phone`} onClick={startRemoving}>
          <Trans>Remove</Trans>
        </RowButton>
      )}
      <PhoneDialog opened={isChanging} onClose={endChange} />
      <ConfirmDialog
        opened={isRemoving}
        title={<Trans>Remove your phone number?</Trans>}
        confirmLabel={<Trans>Remove number</Trans>}
        danger
        isPending={removal.isPending}
        onConfirm={() => removal.mutate()}
        onClose={endRemoving}
      >
        <Trans>We’ll delete your number. To message our team or start conversations, you’ll have to verify a phone again.</Trans>
      </ConfirmDialog>
    </Row>
  );
}

function PhoneState({ account }: PhoneRowProps) {
  if (account.phone === null) return <Trans>Not verified. With a verified phone you can message our team and start conversations.</Trans>;
  return (
    <>
      <bdi dir="ltr">{account.phone}</bdi>
      {account.phoneVerified && (
        <StatusBadge tone="ok">
          <Trans>Verified</Trans>
        </StatusBadge>
      )}
    </>
  );
}
