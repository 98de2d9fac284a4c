import { Trans } from '@lingui/react/macro';
import type { Account } from '../calls/account.ts';
import { Row } from '../components/row.tsx';

type AccountTypeRowProps = Pick<Account, 'accountType'>;

export function AccountTypeRow({ accountType }: AccountTypeRowProps) {
  return (
    <Row
      title={<Trans>Account type</Trans>}
      detail={
        accountType === 'fetishist' ? (
          <Trans>Fetishist. It cannot be changed later.</Trans>
        ) : (
          <Trans>Confidant. It cannot be changed later.</Trans>
        )
      }
    />
  );
}
