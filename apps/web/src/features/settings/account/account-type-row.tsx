import { Trans } from '@lingui/react/macro';
import type { Account } from '../api/account.ts';
import { Row } from '../components/row.tsx';

type AccountTypeRowProps = Pick<Account, 'accountType'>;

export function AccountTypeRow({ accountType }: AccountTypeRowProps) {
  return (
    <Row
      title={<Trans>Account type</Trans>}
      detail={
        accountType === 'fetishist' ? (
          <Trans>Fetishist. This can’t be changed later.</Trans>
        ) : (
          <Trans>Confidant. This can’t be changed later.</Trans>
        )
      }
    />
  );
}
