import { Trans, useLingui } from '@lingui/react/macro';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import type { Account } from '../api/account.ts';
import { devicesQuery } from '../api/devices.ts';
import { FormDialog } from '../components/form-dialog.tsx';
import { RowButton } from '../components/row-button.tsx';
import { Row } from '../components/row.tsx';
import { Section } from '../components/section.tsx';
import { PasswordForm } from './password-form.tsx';

type PasswordSectionProps = { account: Account };

export function PasswordSection({ account }: PasswordSectionProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [opened, { open, close }] = useDisclosure();

  function handleChanged() {
    close();
    void queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey });
  }

  return (
    <Section
      title={<Trans>Password</Trans>}
      description={<Trans>Your password never leaves this device, because it also unlocks your messages.</Trans>}
    >
      <Row
        title={<Trans>Change password</Trans>}
        detail={
          account.keysLocked ? (
            <Trans>Unlock your messages below first, so your new password can protect them.</Trans>
          ) : (
            <Trans>Your other devices will be logged out.</Trans>
          )
        }
      >
        {!account.keysLocked && (
          <RowButton label={t`Change password`} onClick={open}>
            <Trans>Change</Trans>
          </RowButton>
        )}
        <FormDialog opened={opened} title={<Trans>Change password</Trans>} onClose={close}>
          <PasswordForm account={account} onChanged={handleChanged} onClose={close} />
        </FormDialog>
      </Row>
    </Section>
  );
}
