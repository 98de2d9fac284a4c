import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import type { ConnectionState } from '@subrosa/rules/connections/changes';
import { connectionLimits } from '@subrosa/rules/connections/limits';
import { useState, type FormEvent } from 'react';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { useConnectionState } from '../use-connection-state.ts';
import { BoundariesNote } from './boundaries-first.tsx';
import { DialogActions } from '../../../shared/ui/dialog-actions.tsx';
import classes from './form.module.css';
import { errorMessageOf } from './error-message.ts';

export type DialogProps = {
  member: { id: string; username: string };
  state: ConnectionState;
  opened: boolean;
  onClose: () => void;
};

/** Sends a connection request: shows the member's boundaries first, then asks for a note. */
export function ConnectDialog({ member, state, opened, onClose }: DialogProps) {
  const { t, i18n } = useLingui();
  const { request } = useConnectionState(member.id, state);
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);
  const left = i18n.number(connectionLimits.note - note.length);

  async function send() {
    setSending(true);
    setProblem('');
    try {
      await request(note.trim());
      setNote('');
      onClose();
    } catch (error) {
      setProblem(errorMessageOf(error));
    } finally {
      setSending(false);
    }
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void send();
  }

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      returnFocus={false}
      size={480}
      title={
        <Trans>
          Connect with <bdi>{member.username}</bdi>
        </Trans>
      }
    >
      <form onSubmit={handleSubmit} className={classes.form}>
        <BoundariesNote username={member.username} />
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
        <DialogActions submitLabel={<Trans>Send connection request</Trans>} onCancel={onClose} isBusy={isSending} />
      </form>
    </Dialog>
  );
}
