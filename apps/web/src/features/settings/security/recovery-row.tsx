import { Trans } from '@lingui/react/macro';
import { IconKey } from '@tabler/icons-react';
import type { Account } from '../api/account.ts';
import { Row } from '../components/row.tsx';
import { CreateRecoveryCodeSteps } from './create-recovery-code.tsx';

type RecoveryRowProps = { account: Pick<Account, 'hasRecoveryCode'> };

export function RecoveryRow({ account }: RecoveryRowProps) {
  return (
    <Row
      icon={<IconKey size={24} stroke={1.5} aria-hidden="true" />}
      title={<Trans>Recovery code</Trans>}
      detail={
        account.hasRecoveryCode ? (
          <Trans>You have a recovery code. A new one will replace it.</Trans>
        ) : (
          <Trans>12 words that unlock your messages if you forget your password.</Trans>
        )
      }
      wide
    >
      <CreateRecoveryCodeSteps>
        {account.hasRecoveryCode ? <Trans>Create new code</Trans> : <Trans>Create code</Trans>}
      </CreateRecoveryCodeSteps>
    </Row>
  );
}
