import { Trans, useLingui } from '@lingui/react/macro';
import { useDisclosure } from '@mantine/hooks';
import type { Account } from '../api/account.ts';
import { FormDialog } from '../components/form-dialog.tsx';
import { StatusBadge } from '../components/status-badge.tsx';
import { RowButton } from '../components/row-button.tsx';
import { Row } from '../components/row.tsx';
import { EmailForm } from './email-form.tsx';
import { maskEmail } from './mask-email.ts';

type EmailRowProps = { account: Account };

export function EmailRow({ account }: EmailRowProps) {
  const { t } = useLingui();
  const [opened, { open, close }] = useDisclosure();
  const waiting = account.newEmail && maskEmail(account.newEmail);
  return (
    <Row
      title={<Trans>Email</Trans>}
      detail={
        <>
          <bdi dir="ltr">{maskEmail(account.email)}</bdi>
          <StatusBadge tone="ok">
            <Trans>Verified</Trans>
          </StatusBadge>
          {waiting && (
            <>
              <br />
              <Trans>
                Waiting for you to open the email we sent to <bdi dir="ltr">{waiting}</bdi>.
              </Trans>
            </>
          )}
        </>
      }
    >
      <RowButton label={t`Change email`} onClick={open}>
        <Trans>Change</Trans>
      </RowButton>
      <FormDialog opened={opened} title={<Trans>Change email</Trans>} onClose={close}>
        <EmailForm current={account.email} onClose={close} />
      </FormDialog>
    </Row>
  );
}
