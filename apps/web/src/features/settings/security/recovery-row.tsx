import { Trans } from '@lingui/react/macro';
import { IconKey } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useReauthentication } from '../../accounts/index.ts';
import type { Account } from '../calls/account.ts';
import { openKeys, type OpenKeys } from '../calls/recovery-code.ts';
import { FormDialog } from '../components/form-dialog.tsx';
import { RowButton } from '../components/row-button.tsx';
import { Row } from '../components/row.tsx';
import { RecoverySteps } from './recovery-steps.tsx';

type RecoveryRowProps = { account: Pick<Account, 'hasRecoveryCode'> };

export function RecoveryRow({ account }: RecoveryRowProps) {
  const { perform } = useReauthentication();
  const [keys, setKeys] = useState<OpenKeys | null>(null);
  const opening = useMutation({
    mutationFn: () =>
      perform(
        { reason: <Trans>The code opens your messages, so we ask for your password.</Trans>, action: <Trans>Continue</Trans> },
        openKeys,
      ),
    onSuccess: setKeys,
  });
  const close = () => setKeys(null);

  return (
    <Row
      icon={<IconKey size={24} stroke={1.5} aria-hidden="true" />}
      title={<Trans>Recovery code</Trans>}
      detail={
        account.hasRecoveryCode ? (
          <Trans>You have one. A new one makes it void.</Trans>
        ) : (
          <Trans>Twelve words that open your messages when you forget the password.</Trans>
        )
      }
      wide
    >
      <RowButton onClick={() => opening.mutate()}>
        {account.hasRecoveryCode ? <Trans>Make a new code</Trans> : <Trans>Make a code</Trans>}
      </RowButton>
      <FormDialog opened={keys !== null} title={<Trans>Your recovery code</Trans>} onClose={close}>
        {keys && <RecoverySteps keys={keys} onClose={close} />}
      </FormDialog>
    </Row>
  );
}
