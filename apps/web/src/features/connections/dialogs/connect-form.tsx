import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Textarea } from '@mantine/core';
import type { ConnectionState } from '@subrosa/rules/connections/changes';
import { connectionLimits } from '@subrosa/rules/connections/limits';
import { useState, type FormEvent, type ReactNode } from 'react';
import { DialogActions } from '../../../shared/ui/dialog-actions.tsx';
import { ErrorMessage } from '../../../shared/ui/error-message.tsx';
import { useConnectionState } from '../use-connection-state.ts';
import classes from './form.module.css';

type ConnectFormProps = {
  member: { id: string; username: string };
  state: ConnectionState;
  onSent: () => void;
  /** Without it, the form has no Cancel button. */
  onCancel?: () => void;
};

/** Sends a connection request with a note. */
export function ConnectForm({ member, state, onSent, onCancel }: ConnectFormProps) {
  const { t, i18n } = useLingui();
  const { request } = useConnectionState(member.id, state);
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<ReactNode>(null);
  const [isSending, setSending] = useState(false);
  const left = i18n.number(connectionLimits.note - note.length);

  async function send() {
    setSending(true);
    setProblem(null);
    try {
      await request(note.trim());
      setNote('');
      onSent();
    } catch (error) {
      setProblem(<ErrorMessage error={error} />);
    } finally {
      setSending(false);
    }
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void send();
  }

  return (
    <form onSubmit={handleSubmit} className={classes.form}>
      <Textarea
        size="md"
        data-autofocus
        label={
          <>
            <Trans>Short note</Trans>{' '}
            <em className={classes.optional}>
              <Trans>optional</Trans>
            </em>
          </>
        }
        description={t`${left} characters left. Contact details will be removed.`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={connectionLimits.note}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      {problem && (
        <p role="alert" className={classes.error}>
          {problem}
        </p>
      )}
      {onCancel ? (
        <DialogActions submitLabel={<Trans>Send connection request</Trans>} onCancel={onCancel} isBusy={isSending} />
      ) : (
        <Button type="submit" size="md" fullWidth loading={isSending}>
          <Trans>Send connection request</Trans>
        </Button>
      )}
    </form>
  );
}
