import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessageDescriptor } from '../../../shared/i18n/error-messages.ts';
import { validatePassword, NewPassword, PasswordField, passwordErrorOf, useAcceptPassword, useAuthForm } from '../../accounts/index.ts';
import type { Account } from '../api/account.ts';
import { changePassword } from '../api/password.ts';
import { DialogActions } from '../../../shared/ui/dialog-actions.tsx';
import classes from '../components/form.module.css';

type PasswordFormProps = {
  account: Pick<Account, 'email' | 'username'>;
  onChanged: () => void;
  onClose: () => void;
};

export function PasswordForm({ account, onChanged, onClose }: PasswordFormProps) {
  const { t } = useLingui();
  const names = [account.email, account.username];
  const acceptPassword = useAcceptPassword();
  const { form, isBusy, handleSubmit } = useAuthForm(
    {
      initialValues: { current: '', chosen: '', retyped: '' },
      validate: {
        current: (value) => (value === '' ? t`Old password is required!` : null),
        chosen: (value, { current }) =>
          value !== '' && value === current ? errorMessageDescriptor('accounts.passwordSame') : validatePassword(value, names),
        retyped: (value, { chosen }) => (value === chosen ? null : t`New password and re-type password not matched`),
      },
    },
    async ({ current, chosen }) => {
      const accepted = await acceptPassword(chosen, { field: 'chosen', names });
      await changePassword(current, accepted).then(onChanged, atTheCurrent);
    },
  );

  function atTheCurrent(error: unknown): void {
    const problem = passwordErrorOf(error);
    // A toast shows any other error.
    if (!problem) return;
    form.setFieldError('current', t(problem));
    form.getInputNode('current')?.focus();
  }

  return (
    <form className={classes.form} onSubmit={handleSubmit} noValidate>
      {/* Shows password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={account.email} readOnly hidden />
      <PasswordField label={t`Old password`} autoComplete="current-password" data-autofocus {...form.getInputProps('current')} />
      <NewPassword
        label={t`New password`}
        retypeLabel={t`Retype new password`}
        value={form.values.chosen}
        names={names}
        password={form.getInputProps('chosen')}
        retyped={form.getInputProps('retyped')}
      />
      <p className={classes.wait} role="status">
        {isBusy && <Trans>Encrypting your keys with the new password. This takes a moment.</Trans>}
      </p>
      <DialogActions submitLabel={<Trans>Change password</Trans>} onCancel={onClose} isBusy={isBusy} />
    </form>
  );
}
