import { Trans } from '@lingui/react/macro';
import { IconKey } from '@tabler/icons-react';
import type { Account } from '../calls/account.ts';
import { Row } from '../components/row.tsx';
import { MakeRecoveryCode } from './make-recovery-code.tsx';

type RecoveryRowProps = { account: Pick<Account, 'hasRecoveryCode'> };

export function RecoveryRow({ account }: RecoveryRowProps) {
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
      <MakeRecoveryCode>{account.hasRecoveryCode ? <Trans>Make a new code</Trans> : <Trans>Make a code</Trans>}</MakeRecoveryCode>
    </Row>
  );
}
