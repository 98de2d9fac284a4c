import { Trans, useLingui } from '@lingui/react/macro';
import { useDisclosure } from '@mantine/hooks';
import type { Account } from '../api/account.ts';
import { FormDialog } from '../components/form-dialog.tsx';
import { RowButton } from '../components/row-button.tsx';
import { Row } from '../components/row.tsx';
import { UsernameForm } from './username-form.tsx';

type UsernameRowProps = { account: Account };

export function UsernameRow({ account }: UsernameRowProps) {
  const { t } = useLingui();
  const [opened, { open, close }] = useDisclosure();
  return (
    <Row
      title={<Trans>Username</Trans>}
      detail={
        <bdi dir="ltr">
          {location.host}/{account.username}
        </bdi>
      }
    >
      <RowButton label={t`Change username`} onClick={open}>
        <Trans>Change</Trans>
      </RowButton>
      <FormDialog opened={opened} title={<Trans>Change username</Trans>} onClose={close}>
        <UsernameForm current={account.username} onClose={close} />
      </FormDialog>
    </Row>
  );
}
