import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState, type FormEvent } from 'react';
import { HelpLink } from '../../../shared/help/help-link.tsx';
import { useSession } from '../../../shared/session/session.ts';
import { useReauthentication } from '../../accounts/index.ts';
import { deleteAccount } from '../api/delete-account.ts';
import { DialogActions } from '../../../shared/ui/dialog-actions.tsx';
import classes from '../components/form.module.css';

type DeleteFormProps = { username: string; onClose: () => void };

/** Explains the consequences in plain words, then asks for the username and the password. */
export function DeleteForm({ username, onClose }: DeleteFormProps) {
  const { t } = useLingui();
  const { perform } = useReauthentication();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim().toLowerCase() !== username.toLowerCase()) {
      setProblem(t`Enter your username exactly as shown above.`);
      field.current?.focus();
      return;
    }
    const confirmation = {
      reason: <Trans>This is the last step. Your account will be deleted immediately and permanently.</Trans>,
      action: <Trans>Delete my account</Trans>,
      danger: true,
    };
    const isGone = await perform(confirmation, deleteAccount).catch(() => null);
    if (!isGone) return;
    // The end of the session redirects to the login page, so this navigates afterwards.
    useSession.getState().end();
    await navigate({ to: '/account/goodbye', replace: true });
  }

  return (
    <form className={classes.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
      <ul className={classes.list}>
        <li>
          <Trans>Your profile and everything you posted will disappear immediately, and all devices will be logged out.</Trans>
        </li>
        <li>
          <Trans>We’ll erase everything we hold about you within 24 hours and email you a receipt.</Trans>
        </li>
        <li>
          <Trans>This can’t be undone, not even by us. To keep a copy of your data, export it first.</Trans>
        </li>
      </ul>
      <HelpLink topic="deletion" />
      <TextInput
        ref={field}
        size="md"
        label={
          <Trans>
            Type your username, <bdi dir="ltr">{username}</bdi>, to continue
          </Trans>
        }
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        data-autofocus
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setProblem(null);
        }}
        error={problem}
      />
      <DialogActions submitLabel={<Trans>Continue</Trans>} onCancel={onClose} danger />
    </form>
  );
}
